/** Line work of the board as paths; every shape is recognisable at 24 px. */
import type { Mark } from './data'

/** Symbols of a bonus, on a grid of 16. */
export const ICONS: Record<Mark, string> = {
  assistants:
    'M8 1.500a3 3 0 0 1 1.700 5.500c1.600.7 2.600 2.300 2.900 4.500h.9v3h-11v-3h.9' +
    'c.3-2.200 1.300-3.800 2.900-4.500A3 3 0 0 1 8 1.500z',
  coins:
    'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 2.200' +
    'a4.300 4.300 0 1 1 0 8.600 4.300 4.300 0 0 1 0-8.600zM8 5.500 10.200 8 8 10.500 5.800 8z',
  points:
    'M2.500 1.500h11v6.200c0 3.300-2.300 5.600-5.500 6.900-3.200-1.300-5.500-3.600-5.500-6.900zM5 4v3.600' +
    'c0 1.900 1.200 3.300 3 4.300V4z',
  main_actions: 'M8 .8l2.100 4.600 5 .5-3.700 3.400 1.100 5L8 11.700l-4.500 2.600 1.100-5L.9 5.900l5-.5z',
  cards: 'M3.500 1.500h9v13h-9zM8 4.200 5.500 8 8 11.800 10.500 8z',
  nobility: 'M8 .8l5.600 6h-3.100v7.700h-5V6.800H2.400z',
}

/** Marks of the colours of councillors and cards, around the origin: no colour is told by colour alone. */
export const SIGILS = [
  'M0-5a5 5 0 1 0 .01 0zM0-2.600a2.600 2.600 0 1 1-.01 0z',
  'M-4.200-4.200h8.400v8.400h-8.400z',
  'M0-5.200 5 4h-10z',
  'M0-6 4.400 0 0 6-4.400 0z',
  'M-5.500-.8q2.800-4.400 5.500-1.500t5.500-1.500v3.500q-2.800 4.400-5.500 1.500t-5.500 1.500z',
  'M0 5C-6.500.2-5-4.600-2.300-4.600-.8-4.600 0-3.400 0-2.600 0-3.400.8-4.600 2.300-4.600 5-4.600 6.500.2 0 5z',
  'M0-6.500 1.700-1.700 6.500 0 1.700 1.700 0 6.500-1.700 1.700-6.500 0-1.700-1.700z',
] as const

/** A councillor: the robe, the face and the cap, on a field of 26 by 30. */
export const ROBE = 'M2.500 30C2.500 20.500 6.500 16 13 16s10.500 4.500 10.500 14z'
export const FACE = 'M13 4.500a5.200 5.200 0 1 0 .01 0z'
export const CAP = 'M6.800 7.600C7 3.400 9.500 1 13 1s6 2.400 6.200 6.600C16.500 5.800 9.500 5.800 6.800 7.600z'

/** A town of each metal: its body, standing on the origin, and what is engraved on it. */
export const TOWNS: readonly { body: string; lines: string }[] = [
  {
    body: 'M-21 0v-13h9v-5h24v5h9V0zM-12-18c0-7 5-12 12-12s12 5 12 12zM-1.500-29v-6h3v6z',
    lines:
      'M-12-18h24M-12-13V0M12-13V0M-3.500 0v-7a3.500 3.500 0 0 1 7 0v7M-18-8v4M-15-8v4M15-8v4M18-8v4M4-28' +
      'c3 2 4.500 5.500 4.700 9M0-29.500V-19M7.500-16V-2M9.700-16V-2',
  },
  {
    body: 'M-20 0v-19l6-12 6 12v5H8v-5l6-12 6 12V0z',
    lines:
      'M-20-19h12M8-19h12M-8-14V0M8-14V0M-4 0v-6a4 4 0 0 1 8 0v6M-14-14v5M14-14v5M-6-14v-3h2.500v3' +
      'M-1.200-14v-3h2.400v3M3.500-14v-3H6v3M17.500-19V-2M15.700-7v5',
  },
  {
    body: 'M-22 0v-15h4v3h3.500v-3H-10v-10h3.500v3h4v-3h5v3h4v-3H10v10h4.500v3H18v-3h4V0z',
    lines:
      'M-10-12V0M10-12V0M-4.500 0v-8a4.500 4.500 0 0 1 9 0v8M-4.500-4h9M0-12.500V0M-4-17h8M-17-8v4M16-8v4' +
      'M7-19V-2M8.600-19V-2M19.500-9v8',
  },
  {
    body: 'M-20 0l3-20h-2v-6h5v3h4v-3h5v3h6v-3h5v3h4v-3h5v6h-2L20 0z',
    lines:
      'M-17-20h34M-3.500 0v-7h7v7M-10-14v5M10-14v5M0-16v5M13.500-18 16-2M11.500-18l2 16M-18-6h6M-17.500-12h4M5-5h6',
  },
  {
    body: 'M-22 0v-16h7v-6h30v6h7V0zM-9-24l-3-10 6.500 4L0-37l5.500 7 6.500-4-3 10z',
    lines:
      'M-15-16V0M15-16V0M-15-16h30M-4 0v-8a4 4 0 0 1 8 0v8M-10-12v6M10-12v6M-18.500-11v5M18.500-11v5M12-19V-2M9-26h-18',
  },
]

/** The king, standing on the origin. */
export const KING_BODY =
  'M-8 0c0-2.500 2-3.500 3-5l2-9h6l2 9c1 1.500 3 2.500 3 5zM-4.500-14.500h9v-3h-9zM-6-18' +
  'l-2.200-8.500 4.600 3.200L0-29l3.600 5.700 4.600-3.200L6-18z'
/** An emporium: a market tent, standing on the origin, 16 wide. */
export const EMPORIUM = 'M-8-8 0-15 8-8v1.500h-1.200V0H-6.800v-6.500H-8z'
export const CROWN = 'M2 13.500 1 4.500l4.200 3L8 2l2.800 5.500 4.200-3-1 9z'

/** What is scattered over the land. */
export const TERRAIN = {
  wave: 'M-9 0q4.500-4.500 9 0t9 0',
  ship: 'M-9 0h18l-3.500 5h-11zM0 0v-14M1-13q8 4 1 10zM-1-11q-5 4-1 8z',
  hill: 'M-15 0q6-12 14-12T15 0M1-11.500l4 5M4.500-10.500l4.500 6M8-8l4 6M-3-9l2 4',
  tree: 'M0 0v-4M0-4c-4 0-5-3-3.500-5C-4-11.500-1.500-13 0-13s4 1.500 3.500 4C5-7 4-4 0-4zM1.500-10.500v4',
  peak: 'M-17 0-5-20l4.500 6L5-25 18 0M5-25l-1 8 3 4-2 5M7.500-19l1.500 8M10-15l2 8M12.500-10l2 6M-5-20l.5 6-2 4',
  field: 'M-8 0h7M-6-3h8M-4-6h7',
} as const
