/** Made by scripts/board_data.py from src/regency/games/council: change that, not this. */

/** How many of each symbol, in the order in which they are gained. */
export type Bonus = Readonly<Partial<Record<Mark, number>>>
export type Mark = 'assistants' | 'coins' | 'points' | 'main_actions' | 'cards' | 'nobility'

/** One combination of board sides: roads as pairs of cities, the metal of each city. */
export interface Side {
  readonly roads: readonly (readonly [number, number])[]
  readonly metals: readonly number[]
}

export interface Permit {
  readonly printed: string
  readonly cities: readonly number[]
  readonly bonus: Bonus
}

export const ATLAS: readonly Side[] = [
  {"roads":[[0,1],[0,2],[1,3],[1,4],[5,6],[5,8],[6,7],[6,8],[7,9],[10,13],[11,14],[12,14],[13,14],[2,5],[3,6],[4,7],[8,
    10],[9,11],[9,12]],"metals":[3,0,1,1,2,0,4,0,2,1,0,1,3,2,0]},
  {"roads":[[0,1],[0,2],[1,3],[1,4],[5,6],[5,8],[6,7],[6,8],[7,9],[10,11],[11,13],[12,14],[2,5],[3,6],[4,7],[8,10],[9,
    11],[9,12]],"metals":[3,0,1,1,2,0,4,0,2,1,0,3,1,2,0]},
  {"roads":[[0,1],[0,2],[1,3],[1,4],[5,8],[6,9],[7,9],[8,9],[10,13],[11,14],[12,14],[13,14],[2,5],[3,6],[4,7],[8,10],[9,
    11],[7,12]],"metals":[3,0,1,1,2,0,1,0,2,4,0,1,3,2,0]},
  {"roads":[[0,1],[0,2],[1,3],[1,4],[5,8],[6,9],[7,9],[8,9],[10,11],[11,13],[12,14],[2,5],[3,6],[4,7],[8,10],[9,11],[7,
    12]],"metals":[3,0,1,1,2,0,1,0,2,4,0,3,1,2,0]},
  {"roads":[[0,2],[1,4],[2,3],[5,6],[5,8],[6,7],[6,8],[7,9],[10,13],[11,14],[12,14],[13,14],[2,5],[3,6],[4,7],[8,10],[9,
    11],[9,12]],"metals":[0,2,1,3,1,0,4,0,2,1,0,1,3,2,0]},
  {"roads":[[0,2],[1,4],[2,3],[5,6],[5,8],[6,7],[6,8],[7,9],[10,11],[11,13],[12,14],[2,5],[3,6],[4,7],[8,10],[9,11],[9,
    12]],"metals":[0,2,1,3,1,0,4,0,2,1,0,3,1,2,0]},
  {"roads":[[0,2],[1,4],[2,3],[5,8],[6,9],[7,9],[8,9],[10,13],[11,14],[12,14],[13,14],[2,5],[3,6],[4,7],[8,10],[9,11],
    [7,12]],"metals":[0,2,1,3,1,0,1,0,2,4,0,1,3,2,0]},
  {"roads":[[0,2],[1,4],[2,3],[5,8],[6,9],[7,9],[8,9],[10,11],[11,13],[12,14],[2,5],[3,6],[4,7],[8,10],[9,11],[7,12]],
    "metals":[0,2,1,3,1,0,1,0,2,4,0,3,1,2,0]},
]
export const PERMITS: readonly Permit[] = [
  {"printed":"A","cities":[0],"bonus":{"coins":3,"points":4}},
  {"printed":"B","cities":[1],"bonus":{"assistants":1,"cards":3}},
  {"printed":"C","cities":[2],"bonus":{"assistants":2,"coins":3}},
  {"printed":"D","cities":[3],"bonus":{"points":7}},
  {"printed":"E","cities":[4],"bonus":{"coins":2,"main_actions":1}},
  {"printed":"A/B","cities":[0,1],"bonus":{"coins":3,"cards":1}},
  {"printed":"B/C","cities":[1,2],"bonus":{"coins":3,"points":3}},
  {"printed":"C/D","cities":[2,3],"bonus":{"assistants":1,"points":3}},
  {"printed":"D/E","cities":[3,4],"bonus":{"assistants":1,"points":3}},
  {"printed":"A/E","cities":[0,4],"bonus":{"nobility":2}},
  {"printed":"A/B/C","cities":[0,1,2],"bonus":{"assistants":2}},
  {"printed":"A/B/E","cities":[0,1,4],"bonus":{"coins":3}},
  {"printed":"A/D/E","cities":[0,3,4],"bonus":{"coins":1,"points":2}},
  {"printed":"B/C/D","cities":[1,2,3],"bonus":{"assistants":1,"points":1}},
  {"printed":"C/D/E","cities":[2,3,4],"bonus":{"cards":1,"nobility":1}},
  {"printed":"F","cities":[5],"bonus":{"coins":4,"cards":2}},
  {"printed":"G","cities":[6],"bonus":{"assistants":2,"points":2,"nobility":1}},
  {"printed":"H","cities":[7],"bonus":{"assistants":4}},
  {"printed":"I","cities":[8],"bonus":{"assistants":2,"cards":2}},
  {"printed":"J","cities":[9],"bonus":{"points":2,"main_actions":1}},
  {"printed":"F/G","cities":[5,6],"bonus":{"coins":5}},
  {"printed":"H/G","cities":[6,7],"bonus":{"assistants":3}},
  {"printed":"H/I","cities":[7,8],"bonus":{"points":5}},
  {"printed":"I/J","cities":[8,9],"bonus":{"cards":2,"nobility":1}},
  {"printed":"F/J","cities":[5,9],"bonus":{"assistants":2,"coins":1}},
  {"printed":"F/G/H","cities":[5,6,7],"bonus":{"coins":1,"nobility":1}},
  {"printed":"F/G/J","cities":[5,6,9],"bonus":{"coins":2,"points":1}},
  {"printed":"F/I/J","cities":[5,8,9],"bonus":{"assistants":1,"nobility":1}},
  {"printed":"G/H/I","cities":[6,7,8],"bonus":{"assistants":1,"cards":1}},
  {"printed":"I/J/H","cities":[7,8,9],"bonus":{"cards":2}},
  {"printed":"K","cities":[10],"bonus":{"cards":4}},
  {"printed":"L","cities":[11],"bonus":{"assistants":3,"coins":1}},
  {"printed":"M","cities":[12],"bonus":{"points":5,"nobility":1}},
  {"printed":"N","cities":[13],"bonus":{"coins":7}},
  {"printed":"O","cities":[14],"bonus":{"cards":3,"nobility":1}},
  {"printed":"K/L","cities":[10,11],"bonus":{"assistants":2,"cards":1}},
  {"printed":"M/L","cities":[11,12],"bonus":{"cards":3}},
  {"printed":"M/N","cities":[12,13],"bonus":{"main_actions":1}},
  {"printed":"N/O","cities":[13,14],"bonus":{"points":2,"cards":2}},
  {"printed":"O/K","cities":[10,14],"bonus":{"cards":2,"nobility":1}},
  {"printed":"K/L/M","cities":[10,11,12],"bonus":{"assistants":1,"coins":1}},
  {"printed":"L/M/N","cities":[11,12,13],"bonus":{"points":3}},
  {"printed":"M/N/O","cities":[12,13,14],"bonus":{"points":1,"nobility":1}},
  {"printed":"K/N/O","cities":[10,13,14],"bonus":{"points":1,"cards":1}},
  {"printed":"K/L/O","cities":[10,11,14],"bonus":{"coins":1,"cards":1}},
]
export const TOKENS: readonly Bonus[] = [
  {"coins":1},
  {"coins":2},
  {"coins":3},
  {"points":1},
  {"points":2},
  {"points":3},
  {"assistants":1},
  {"assistants":2},
  {"cards":1},
  {"assistants":1,"coins":1},
  {"assistants":1,"cards":1},
  {"points":1,"cards":1},
  {"nobility":1},
  {"nobility":1},
]
export const NOBILITY: Readonly<Record<number, Bonus>> = {"2": {"coins": 2, "points": 2}, "6": {"main_actions": 1},
  "8": {"points": 3, "cards": 1}, "12": {"assistants": 1, "points": 5}, "18": {"points": 8}, "19": {"points": 2},
  "20": {"points": 3}}
export const NOBILITY_END: number = 20
export const ONE_TOKEN_AGAIN: number = 4
export const FREE_PERMIT: number = 10
export const PERMIT_AGAIN: number = 14
export const TWO_TOKENS_AGAIN: number = 16
export const KING_REWARDS: readonly number[] = [25, 18, 12, 7, 3]
export const TILE_POINTS: readonly number[] = [20, 12, 8, 5, 5, 5, 5]
export const LETTERS: string = "ABCDEFGHIJKLMNO"
export const EMPORIUMS: number = 10
export const NEUTRAL: number = 4
export const JOKER: number = 6
export const BRIBE_CARDS: string = "1000000 0100000 0010000 0001000 0000100 0000010 0000001 2000000 1100000 1010000 " +
  "1001000 1000100 1000010 1000001 0200000 0110000 0101000 0100100 0100010 0100001 " +
  "0020000 0011000 0010100 0010010 0010001 0002000 0001100 0001010 0001001 0000200 " +
  "0000110 0000101 0000020 0000011 0000002 3000000 2100000 2010000 2001000 2000100 " +
  "2000010 2000001 1200000 1110000 1101000 1100100 1100010 1100001 1020000 1011000 " +
  "1010100 1010010 1010001 1002000 1001100 1001010 1001001 1000200 1000110 1000101 " +
  "1000020 1000011 1000002 0300000 0210000 0201000 0200100 0200010 0200001 0120000 " +
  "0111000 0110100 0110010 0110001 0102000 0101100 0101010 0101001 0100200 0100110 " +
  "0100101 0100020 0100011 0100002 0030000 0021000 0020100 0020010 0020001 0012000 " +
  "0011100 0011010 0011001 0010200 0010110 0010101 0010020 0010011 0010002 0003000 " +
  "0002100 0002010 0002001 0001200 0001110 0001101 0001020 0001011 0001002 0000300 " +
  "0000210 0000201 0000120 0000111 0000102 0000030 0000021 0000012 0000003 4000000 " +
  "3100000 3010000 3001000 3000100 3000010 3000001 2200000 2110000 2101000 2100100 " +
  "2100010 2100001 2020000 2011000 2010100 2010010 2010001 2002000 2001100 2001010 " +
  "2001001 2000200 2000110 2000101 2000020 2000011 2000002 1300000 1210000 1201000 " +
  "1200100 1200010 1200001 1120000 1111000 1110100 1110010 1110001 1102000 1101100 " +
  "1101010 1101001 1100200 1100110 1100101 1100020 1100011 1100002 1030000 1021000 " +
  "1020100 1020010 1020001 1012000 1011100 1011010 1011001 1010200 1010110 1010101 " +
  "1010020 1010011 1010002 1003000 1002100 1002010 1002001 1001200 1001110 1001101 " +
  "1001020 1001011 1001002 1000300 1000210 1000201 1000120 1000111 1000102 1000030 " +
  "1000021 1000012 1000003 0400000 0310000 0301000 0300100 0300010 0300001 0220000 " +
  "0211000 0210100 0210010 0210001 0202000 0201100 0201010 0201001 0200200 0200110 " +
  "0200101 0200020 0200011 0200002 0130000 0121000 0120100 0120010 0120001 0112000 " +
  "0111100 0111010 0111001 0110200 0110110 0110101 0110020 0110011 0110002 0103000 " +
  "0102100 0102010 0102001 0101200 0101110 0101101 0101020 0101011 0101002 0100300 " +
  "0100210 0100201 0100120 0100111 0100102 0100030 0100021 0100012 0100003 0040000 " +
  "0031000 0030100 0030010 0030001 0022000 0021100 0021010 0021001 0020200 0020110 " +
  "0020101 0020020 0020011 0020002 0013000 0012100 0012010 0012001 0011200 0011110 " +
  "0011101 0011020 0011011 0011002 0010300 0010210 0010201 0010120 0010111 0010102 " +
  "0010030 0010021 0010012 0010003 0004000 0003100 0003010 0003001 0002200 0002110 " +
  "0002101 0002020 0002011 0002002 0001300 0001210 0001201 0001120 0001111 0001102 " +
  "0001030 0001021 0001012 0001003 0000400 0000310 0000301 0000220 0000211 0000202 " +
  "0000130 0000121 0000112 0000103 0000040 0000031 0000022 0000013 0000004"
