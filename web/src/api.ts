/** Requests over HTTP, and what is made of a refusal. */
import type {
  Book,
  BotSits,
  Campaigns,
  GameInfo,
  GameTimes,
  OneSeat,
  OpenGuided,
  OpenTable,
  Pages,
  PageText,
  Problem,
  Race,
  RecoverSeat,
  SeatLink,
  SeatWord,
  SetTempo,
  SetWebhook,
  SitDown,
  TableInfo,
  Tables,
} from './generated'
import { firstLine, type Sealed, sealOf } from './shuffles'
import type { Film, Guided, PastMatch, Reason } from './wire'

/** A request that was refused, or that got no answer. */
export class Trouble extends Error {
  constructor(readonly reason: Reason | null) {
    super(reason?.why ?? 'offline')
  }
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, init)
  } catch {
    throw new Trouble(null)
  }
  if (!answer.ok) throw new Trouble(await reasonOf(answer))
  return answer
}

async function reasonOf(answer: Response): Promise<Reason | null> {
  try {
    const problem = (await answer.json()) as Problem
    return typeof problem.why === 'object' ? (problem.why as Reason) : null
  } catch {
    return null
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

const text = async (path: string): Promise<string> => (await request(path)).text()

export const fetchGames = (): Promise<GameInfo[]> => get('/games')
export const fetchBook = (game: string): Promise<Book> => get(`/games/${game}/book`)
/** The words of the shell, those of a game alone, or with a stroke before it of a part of the shell. */
export const fetchWords = (language: string, file: string): Promise<string> =>
  text(
    `/words/${language}${file && (file[0] === '/' ? '?part=' : '?game=') + encodeURIComponent(file.replace('/', ''))}`,
  )
export const fetchText = (game: string, name: 'rules' | 'primer' | 'guide', language: string): Promise<string> =>
  text(`/games/${game}/texts/${name}/${language}`)
/** The campaigns of this device. */
export const fetchCampaigns = (): Promise<Campaigns> => get('/campaigns')
export const fetchTables = (): Promise<Tables> => get('/tables')
export const fetchTable = (id: string): Promise<TableInfo> => get(`/tables/${id}`)
export const openTable = (wanted: OpenTable): Promise<TableInfo> => post('/tables', wanted)
/** A first game, in which a guide speaks. */
export const openGuided = (wanted: OpenGuided): Promise<TableInfo> => post('/guided', wanted)
export const fetchGuide = async (id: string): Promise<Guided> => get(`/tables/${id}/guide`)
export const sitDown = (id: string, wanted: SitDown): Promise<TableInfo> => post(`/tables/${id}/sit`, wanted)
export const leave = (id: string, wanted: OneSeat): Promise<TableInfo> => post(`/tables/${id}/leave`, wanted)
export const seatBot = (id: string, wanted: BotSits): Promise<TableInfo> => post(`/tables/${id}/bot`, wanted)
export const start = (id: string): Promise<TableInfo> => post(`/tables/${id}/start`)
export const rematch = (id: string): Promise<TableInfo> => post(`/tables/${id}/rematch`)
export const declineRematch = (id: string): Promise<TableInfo> => post(`/tables/${id}/rematch/decline`)
export const deleteTable = (id: string): Promise<null> => post(`/tables/${id}/delete`)
export const moveSeat = (id: string, wanted: OneSeat): Promise<SeatLink> => post(`/tables/${id}/move`, wanted)
export const seatWord = (id: string, wanted: OneSeat): Promise<SeatWord> => post(`/tables/${id}/word`, wanted)
export const recoverSeat = (id: string, wanted: RecoverSeat): Promise<TableInfo> =>
  post(`/tables/${id}/recover`, wanted)
export const setWebhook = (id: string, wanted: SetWebhook): Promise<TableInfo> => post(`/tables/${id}/webhook`, wanted)
export const setTempo = (id: string, wanted: SetTempo): Promise<TableInfo> => post(`/tables/${id}/tempo`, wanted)
/** A recorded match becomes a table to look at. */
export async function importRecord(file: Blob): Promise<TableInfo> {
  const answer = await request('/records', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: file,
  })
  return (await answer.json()) as TableInfo
}
export const takeSeat = (token: string): Promise<TableInfo> => post(`/take/${encodeURIComponent(token)}`)

/** Many entries at once; `seat`: from whose chair, or `open` with everything laid open. */
export async function fetchFilm(id: string, reel: number, seat: string): Promise<Film> {
  const query = seat === '' ? '' : `?seat=${encodeURIComponent(seat)}`
  return get(`/tables/${id}/film/${reel}${query}`)
}

/** Of these pages those that may be read: from an own seat, or what everybody may. */
export async function fetchPages(
  id: string,
  language: string,
  keys: string[],
  seat: number | null,
): Promise<Record<string, PageText>> {
  const query = new URLSearchParams({ keys: keys.join(','), seat: seat === null ? '' : String(seat) })
  return (await get<Pages>(`/tables/${id}/pages/${language}?${query}`)).pages
}

/** A match that cannot be played here, as far as it can be told. */
export const fetchPast = (id: string): Promise<PastMatch> => get(`/tables/${id}/past`)
/** How a finished match went, turn by turn. */
export const fetchRace = (id: string): Promise<Race> => get(`/tables/${id}/race`)
/** When in the game each entry of a match was. */
export const fetchTimes = (id: string): Promise<GameTimes> => get(`/tables/${id}/times`)
/** The head of a finished match's record. */
export const fetchSeal = async (id: string): Promise<Sealed | null> =>
  sealOf(await firstLine(await request(`/tables/${id}/record`)))
