/** What marks a seat wherever it is shown: a sign, and a colour of its own. */
export const SIGNS = ['rose', 'feather', 'storm', 'shadow', 'star', 'tower'] as const

export type SignName = (typeof SIGNS)[number]

export function signOf(seat: number): SignName {
  return SIGNS[seat % SIGNS.length] as SignName
}

/** A CSS custom property, as a value. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % SIGNS.length})`
}
