/** Where the mouse was pressed last, on whatever page: what is drawn anew below it was not pointed at. */
export const pressed = { at: '' }

export function watchPresses(): void {
  addEventListener('pointerdown', ({ clientX, clientY }) => void (pressed.at = `${clientX} ${clientY}`), true)
}
