/** Twelve crests: how each field is divided, and what stands in it, as lines on a grid of 24. */

/** What stands in the field of a house, by its number. */
export const CHARGES: readonly string[] = [
  // Harrowfen: reeds in water
  'M8 19V8M12 19V4M16 19V8M7 8c0-3 2-3 2 0zM11 5c0-3 2-3 2 0zM15 8c0-3 2-3 2 0zM5 19q2-2 3.500 0t3.500 ' +
    '0 3.500 0 3.500 0',
  // Sunderholt: an oak that is split
  'M12 20v-8M9 20l2-6M15 20l-2-6M11 12C5 13 4 7 8 6c0-4 4-3 4-1M13 11c5 2 8-3 4-5 0-3-4-3-4-1M12 4l-1 4 2 2-1 3',
  // Ninebridge: three arches
  'M3 10h18M4 18v-3a3 3 0 0 1 5.300 0v3M9.300 15a3 3 0 0 1 5.400 0v3M14.700 15a3 3 0 0 1 5.300 0v3M5 ' +
    '10V7M12 10V5M19 10V7',
  // Vael: a coronet over a crescent
  'M6 10 5 5l4 2 3-4 3 4 4-2-1 5zM17 13a6 6 0 1 1-10 0 6.500 4.500 0 0 0 10 0z',
  // Kornhall: a sheaf
  'M12 20V6M8 19c2-3 2-8-1-12M16 19c-2-3-2-8 1-12M8 14h8M12 6c-2-2 0-4 0-4s2 2 0 4M7 7C4 6 5 4 5 4s3 0 ' +
    '2 3M17 7c3-1 2-3 2-3s-3 0-2 3',
  // Lindrath: a tower
  'M7 20V9H5V4h3v2h2.500V4h3v2H16V4h3v5h-2v11zM10 20v-4a2 2 0 0 1 4 0v4',
  // Orrel's Light: a lamp with rays
  'M9 20h6M10 20l-1-8h6l-1 8M9 12a3 3 0 1 1 6 0M12 6V2M6 9 3 7M18 9l3-2M7 4l1.500 2M17 4l-1.500 2',
  // Port Ansel: a ship
  'M4 15h16l-3 5H7zM12 15V3M12 4c5 2 6 6 5 9h-5M11 6c-4 2-5 4-5 7h5',
  // Karrow: two swords
  'M5 4l12 12M19 4 7 16M14 18l4-4M10 18l-4-4M17 16l3 4M7 16l-3 4',
  // Tarn: hills and a star
  'M2 19l6-9 4 5 4-8 6 12zM12 2l.8 2 2.200.2-1.600 1.400.5 2.200-1.900-1.200-1.900 1.200.5-2.200L9 4.200 11.200 4z',
  // Duskhollow: an owl's eye
  'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 8a4 4 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0M5 6 3 3M19 6l2-3',
  // Coldforge: hammer and anvil
  'M4 14h14c0 3-3 3-4 3v3h2M14 17H9v3H7h9M4 14c1 3 4 3 5 3M10 4h7v4h-7zM10 6H4',
]

/** How a field is divided: what is darker. */
export const FIELDS: readonly string[] = [
  'M2 15h20v9H2z',
  'M12 0h12v24H12z',
  'M0 0h24v8H0z',
  'M0 24 24 0v24z',
  'M0 0h8v24H0zM16 0h8v24h-8z',
  'M0 24 12 12l12 12z',
  'M0 0h24L12 12z',
  'M0 12h24v12H0z',
  'M0 0h12v12H0zM12 12h12v12H12z',
  'M0 24 0 16 12 6l12 10v8z',
  'M0 0h24v5H0zM0 19h24v5H0z',
  'M0 0v24L24 0z',
]
