/** Line drawings of resources and of what is counted, on a grid of 24. */
export const RESOURCE_MARKS: readonly string[] = [
  // Influence: a flag
  'M6 22V3M6 4h12l-3 4 3 4H6',
  // Wealth: coins
  'M12 3c4 0 7 1.200 7 3s-3 3-7 3-7-1.200-7-3 3-3 7-3zM5 6v5c0 1.800 3 3 7 3s7-1.200 7-3V6M5 11v6c0 ' +
    '1.800 3 3 7 3s7-1.200 7-3v-6',
  // Morale: a torch
  'M9 11h6l-1.500 11h-3zM12 11c-4-2-2-6 0-9 2 3 4 7 0 9z',
  // Welfare: an ear of corn
  'M12 22V6M12 10c-4 0-5-3-5-5 3 0 5 2 5 5zM12 10c4 0 5-3 5-5-3 0-5 2-5 5zM12 16c-4 0-5-3-5-5 3 0 5 2 5 ' +
    '5zM12 16c4 0 5-3 5-5-3 0-5 2-5 5z',
  // Knowledge: a book
  'M12 6c-2-2-6-2-9-2v14c3 0 7 0 9 2 2-2 6-2 9-2V4c-3 0-7 0-9 2zM12 6v14',
]
export const MARKS = {
  power: 'M12 2l7 4v7c0 4-3 7-7 9-4-2-7-5-7-9V6zM12 7v10M8 12h8',
  coin: 'M12 3a9 9 0 1 0 .01 0M12 7.500a4.500 4.500 0 1 0 .01 0',
  leader: 'M3 18h18l1-10-5 4-5-8-5 8-5-4z',
  moderator: 'M5 20h9M4 16h11M13 5l6 6M10 8l6 6 3-3-6-6zM13 11l-7 7',
  sticker: 'M4 4h16v11l-5 5H4zM15 20v-5h5',
  death:
    'M12 3c-5 0-8 3-8 7 0 3 1.500 4.500 3 5.500V20h10v-4.500c1.500-1 3-2.500 3-5.500 0-4-3-7-8-7zM9 ' +
    '10h.01M15 10h.01M11 15l1-2 1 2M10 20v-2M14 20v-2',
  read: 'M4 5h6c1 0 2 1 2 2 0-1 1-2 2-2h6v13h-6c-1 0-2 1-2 2 0-1-1-2-2-2H4z',
  // Concord: two hands that meet; Discord: a plate that is cracked
  concord: 'M2 8l5-3 5 4 5-4 5 3v8l-4 1-6 4-6-4-4-1zM7 14l5-5 5 5M12 21v-4',
  discord: 'M12 3a9 9 0 1 0 .01 0M13 3l-3 6 4 3-4 4 2 5',
  heads: 'M8 4a4 4 0 1 0 .01 0M16 4a4 4 0 1 0 .01 0M2 21c0-5 3-7 6-7 2 0 3 1 4 2 1-1 2-2 4-2 3 0 6 2 6 7',
} as const
export type MarkName = keyof typeof MARKS
