/** What travels over the board, as small drawings on a grid of 24; a game says which, and in what colour. */
export const TOKENS = {
  card: 'M6 2.5h12v19H6zM8.5 5.5h7v13h-7z',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  person: 'M12 2.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 21.5c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5z',
  house: 'M3 11 12 3l9 8h-2.5v10h-13V11zM10 21v-6h4v6',
  deed: 'M3 3.5h18v17H3zM6 8h12M6 12h12M6 16h7',
  seal:
    'M12 2l2.6 2.3 3.4-.5.9 3.4 3.1 1.6-1.4 3.2 1.4 3.2-3.1 1.6-.9 3.4-3.4-.5' +
    'L12 22l-2.6-2.3-3.4.5-.9-3.4L2 15.2 3.4 12 2 8.8l3.1-1.6.9-3.4 3.4.5z',
  scroll: 'M5 3h12c2 0 3 1 3 3v2h-4v10c0 2-1 3-3 3H4c2 0 3-1 3-3V6c0-2-1-3-2-3z',
  crown: 'M3 19h18l1.5-12-6 4.5L12 4l-4.5 7.5L1.5 7z',
  star: 'M12 2l3 6.8 7.3.7-5.5 4.9 1.6 7.2L12 17.8l-6.4 3.8 1.6-7.2L1.7 9.5 9 8.8z',
  die: 'M4 4h16v16H4zM8 7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z' + 'M16 14a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  marker: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  sword: 'M19 2l3 3L11 16l1.5 1.5-2 2-2-2L5 21l-2-2 3.5-3.5-2-2 2-2L8 13z',
  flame: 'M12 1c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-3 2-5 1-10z',
} as const

export type Token = keyof typeof TOKENS
