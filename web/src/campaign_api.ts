/** Requests about campaigns over HTTP. */
import { get, post, request } from './api'
import type {
  AllowUndo,
  BeginCampaign,
  BeginSitting,
  CampaignInfo,
  ChronicleInfo,
  CrownKing,
  JoinCampaign,
  OneHouse,
  Pages,
  PageText,
  SavePoint,
  SeatLink,
  TableInfo,
} from './generated'

const at = (id: string, what: string): string => `/campaigns/${encodeURIComponent(id)}${what}`
const asks =
  <T>(what: string) =>
  (id: string, wanted: T): Promise<CampaignInfo> =>
    post(at(id, what), wanted)

export const fetchCampaign = (id: string): Promise<CampaignInfo> => get(at(id, ''))
export const fetchChronicle = (id: string): Promise<ChronicleInfo> => get(at(id, '/chronicle'))
export const beginCampaign = (wanted: BeginCampaign): Promise<CampaignInfo> => post('/campaigns', wanted)
export const join = asks<JoinCampaign>('/join')
export const claim = asks<OneHouse>('/claim')
export const release = asks<OneHouse>('/release')
export const prefer = asks<OneHouse>('/prefer')
export const crown = asks<CrownKing>('/crown')
export const save = asks<SavePoint>('/save')
export const branch = asks<SavePoint>('/branch')
export const allowUndo = asks<AllowUndo>('/undo')
export const breakOff = (id: string): Promise<CampaignInfo> => post(at(id, '/break-off'))
export const extend = (id: string): Promise<CampaignInfo> => post(at(id, '/extend'))
export const deleteCampaign = (id: string): Promise<null> => post(at(id, '/delete'))
export const moveHouse = (id: string, wanted: OneHouse): Promise<SeatLink> => post(at(id, '/move'), wanted)
export const handOver = (id: string): Promise<SeatLink> => post(at(id, '/hand-over'))
export const takeHouse = (token: string): Promise<CampaignInfo> => post(`/take-house/${encodeURIComponent(token)}`)
export const sit = (id: string, wanted: BeginSitting): Promise<TableInfo> => post(at(id, '/sit'), wanted)
export const fileOf = (id: string): string => `/api${at(id, '/file')}`
export const archiveOf = (id: string): string => `/api${at(id, '/archive')}`

/** Of these pages those that may be read now. */
export async function fetchPagesOf(id: string, language: string, keys: string[]): Promise<Record<string, PageText>> {
  return (await get<Pages>(at(id, `/pages/${language}?${new URLSearchParams({ keys: keys.join(',') })}`))).pages
}

/** A campaign that was downloaded somewhere goes on here. */
export async function bringCampaign(file: Blob): Promise<CampaignInfo> {
  const answer = await request('/campaign-files', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: file,
  })
  return (await answer.json()) as CampaignInfo
}
