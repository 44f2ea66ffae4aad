// Made by scripts/wire_types.py from what src/regency/server calls messages: change those, not this.

/** A seat does something: an action, or one with those nested in it. The same id counts once.

    `again`: it was sent before, on a line that broke; where time runs it is not done now if it was not then. */
export interface Submit {
  send: 'Submit'
  id: string
  seat: number
  do: unknown[]
  seen: number
  again?: boolean
}

/** Undo the seat's last entry where that is fair; otherwise ask the table for it. */
export interface TakeBack {
  send: 'TakeBack'
  id: string
  seat: number
}

/** Answer to what is proposed at the table, by its number. */
export interface Consent {
  send: 'Consent'
  id: string
  seat: number
  proposal: number
  yes: boolean
}

/** What would these actions do? */
export interface Look {
  send: 'Look'
  id: string
  seat: number
  do: unknown[]
}

/** What is there to know of each option: now, or behind these actions? */
export interface WantRemarks {
  send: 'WantRemarks'
  id: string
  seat: number
  do: unknown[]
}

/** Why can this not be done: now, or behind these actions? Without attempts: what of all there is? */
export interface Why {
  send: 'Why'
  id: string
  seat: number
  do: unknown[]
  attempts: Attempt[]
}

/** A kind of action, and those of its fields that are settled. */
export interface Attempt {
  kind: string
  fields: Record<string, number>
}

/** What would a good bot do: now, or in what is asked behind these actions? */
export interface WantHint {
  send: 'WantHint'
  id: string
  seat: number
  do?: unknown[]
}

/** Chat. */
export interface Say {
  send: 'Say'
  id: string
  text: string
}

/** Which of the device's seats this tab looks from now (hotseat); null: only what everybody sees. */
export interface Show {
  send: 'Show'
  id: string
  seat: number | null
}

/** Propose that a bot plays for an absent seat; or, for one's own seat, hand over and take back. */
export interface StandIn {
  send: 'StandIn'
  id: string
  seat: number
  bot: '' | 'greedy' | 'random'
}

/** Hand the own chair to a bot for good. */
export interface GiveUp {
  send: 'GiveUp'
  id: string
  seat: number
}

/** Propose to end the match without a winner. */
export interface ProposeEnd {
  send: 'ProposeEnd'
  id: string
  seat: number
}

/** Whoever holds no seat here asks for one: it is theirs, and its device is lost. */
export interface AskSeat {
  send: 'AskSeat'
  id: string
  seat: number
}

/** Time stands still, for everybody; also while it is about to go on. */
export interface Pause {
  send: 'Pause'
  id: string
  seat: number
}

/** After a pause: this seat is ready to go on, or not any more. */
export interface Ready {
  send: 'Ready'
  id: string
  seat: number
  ready: boolean
}

/** What is to be done about those whose line has been silent for long. */
export interface Verdict {
  send: 'Verdict'
  id: string
  seat: number
  choice: 'bot' | 'go-on' | 'wait'
}

/** While a bot lets people talk: this seat wants to go on, stops the countdown, or lets it run on. */
export interface LetTalk {
  send: 'LetTalk'
  id: string
  seat: number
  wish: 'go-on' | 'run' | 'stop'
}

export interface Ping {
  send: 'Ping'
  id: string
}

/** The first message on a socket, and after a change of seat: everything this tab may see. */
export interface Welcome {
  got: 'Welcome'
  table: TableInfo
  seat: number | null
  now: number
  entry: number
  sight: unknown | null
  questions: Question[]
  told: Told[]
  can_undo: boolean
  next_wake: number
  outcome: unknown | null
  proposal: Proposal | null
  chat: Chatted[]
  pause: PauseInfo | null
  talk: TalkInfo | null
}

/** What anybody with the link may know of a table; one that is `unplayable` can be read and no more. */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, string | number | boolean>
  pace: 'days' | 'live'
  days: number
  open: boolean
  state: 'finished' | 'playing' | 'unplayable' | 'waiting'
  chairs: Chair[]
  host: boolean
  waited_for: number[]
  entries: number
  commitment: string
  created: number
  rematch: string | null
  rematch_by: number | null
  webhook: 'barred' | 'failed' | 'off' | 'on'
  other_rules: OtherRules | null
  watching: number
  ended: boolean
  tempo: 'at-once' | 'calm' | 'quick'
  guided: boolean
  changed: number
  ranks: number[]
  winners: number[]
  timed: boolean
  approached: number[]
  campaign: CampaignMark | null
}

/** Who sits in a chair: nobody yet (`name`: who is asked to), a person, or a bot; `stand_in`: a bot plays
    for an absent person; `gave_up`: it plays for good for a person who gave up. `pace`: how quickly a bot
    acts where time runs, else empty. */
export interface Chair {
  kind: 'bot' | 'empty' | 'person'
  name: string
  bot: string
  here: boolean
  yours: boolean
  stand_in: boolean
  gave_up: boolean
  pace: '' | 'brisk' | 'gentle' | 'steady'
}

/** By which version of its rules a table was played, and which is here; 0: none. */
export interface OtherRules {
  version: number
  known: number
  ended: boolean
}

/** To which campaign a table belongs, which of its sittings is held there (from 0), and the houses by
    seat; `what_if` and `loaded` as of the campaign.

    `undo`: whether what was seen can be taken back by consent. */
export interface CampaignMark {
  id: string
  sitting: number
  houses: number[]
  what_if: string
  loaded: number
  undo: boolean
}

/** A question to the seat, with all it may do: typed actions, and a `Form` for what cannot be listed.

    `said`: the question in words, where its own fields do not say it all. */
export interface Question {
  ask: unknown
  options: Record<string, unknown>[]
  said: PhraseInfo | null
}

/** Something to say: a message key, and what it speaks of (numbers, texts, phrases, lists of phrases). */
export interface PhraseInfo {
  key: string
  about: Record<string, unknown>
}

/** The events of one entry, in order. */
export interface Told {
  entry: number
  at: number
  events: unknown
}

/** Something that needs everybody's consent. */
export interface Proposal {
  number: number
  kind: 'end' | 'seat' | 'stand-in' | 'undo'
  by: number
  seat: number
  bot: string
  agreed: number[]
  entry: number
}

export interface Chatted {
  got: 'Chatted'
  name: string
  seat: number | null
  text: string
  at: number
}

/** A pause: why (`player`, `line`, `restart`), through whom (-1: nobody), and what it waits for.

    It goes on at `resumes_at` (-1: not yet) once all of `needed` are among `ready`. `lost` are the seats
    whose line is silent; from `verdict_from` on (-1: nobody is lost) the others may say what is to be done
    about them: `verdicts` by seat, empty where nothing is said. */
export interface PauseInfo {
  why: string
  seat: number
  since: number
  ready: number[]
  needed: number[]
  resumes_at: number
  lost: number[]
  verdict_from: number
  verdicts: string[]
}

/** A bot lets people talk before it answers: until when (-1: stopped), who wants to go on, and of whom. */
export interface TalkInfo {
  seat: number
  until: number
  ready: number[]
  needed: number[]
}

/** One entry: what everybody is told, and what changed in this tab's sight (top-level fields). */
export interface Update {
  got: 'Update'
  shared: unknown
  own: unknown | null
  figures: unknown
  questions: Question[]
  can_undo: boolean
}

/** The table or its chairs changed. */
export interface Lobby {
  got: 'Lobby'
  table: TableInfo
  proposal: Proposal | null
  pause: PauseInfo | null
  talk: TalkInfo | null
}

/** What was proposed under this number is void, and why. */
export interface Voided {
  got: 'Voided'
  number: number
  kind: 'end' | 'seat' | 'stand-in' | 'undo'
  by: number
  why: Record<string, unknown>
}

/** A submission is committed: it can no longer be lost. */
export interface Done {
  got: 'Done'
  id: string
  entry: number
}

/** A submission is refused, and why; nothing has changed. */
export interface Refusal {
  got: 'Refusal'
  id: string
  why: Record<string, unknown>
}

/** What the actions would do for certain, what is asked next, and whether it could be taken back.

    `nested`: what is asked next belongs to the last choice, and is answered with it in one submission.
    `gains`: by how much every total changes for certain; `open`: something nobody knows comes up, which may
    change more. */
export interface Previewed {
  got: 'Previewed'
  id: string
  events: unknown
  final: boolean
  questions: Question[]
  nested: boolean
  gains: number[]
  open: boolean
}

/** A few words on each option (its costs, its gains), or none: one list a question, in the same order. */
export interface Remarked {
  got: 'Remarked'
  id: string
  remarks: ((PhraseInfo | null)[])[]
}

/** What stands in the way, by kinds of actions; of what is possible, or asked at other times, nothing. */
export interface Obstacles {
  got: 'Obstacles'
  id: string
  obstacles: Obstacle[]
}

/** A kind of action that cannot be done now as was tried; said like a refusal. */
export interface Obstacle {
  kind: string
  why: Record<string, unknown>
}

/** What a good bot would do, a remark on it, and the features by which it beats the next best. */
export interface Hinted {
  got: 'Hinted'
  id: string
  action: unknown
  remark: PhraseInfo | null
  next_best: unknown | null
  reasons: string[]
}

/** Something that everybody at the table should know, about one of its seats; said like a refusal. */
export interface Notice {
  got: 'Notice'
  seat: number
  why: Record<string, unknown>
}

export interface Pong {
  got: 'Pong'
  id: string
  now: number
}

/** Open a table: a game, its chairs in order, its options. */
export interface OpenTable {
  game: string
  chairs: ('empty' | 'greedy' | 'random')[]
  options?: Record<string, string>
  pace?: 'days' | 'live'
  days?: number
  open?: boolean
  tempo?: 'at-once' | 'calm' | 'quick' | null
  paces?: ('' | 'brisk' | 'gentle' | 'steady')[]
}

/** Begin a first game, in which a guide speaks. */
export interface OpenGuided {
  game: string
  name: string
}

/** One thing that the guide says (`guide-` and this key), what it points at, and whether one is to act. */
export interface GuideStep {
  say: string
  point: string[]
  acts: boolean
}

/** A table that a guide proposes, to be opened as it is: see `OpenTable`. */
export interface ProposedTable {
  game: string
  chairs: ('empty' | 'greedy' | 'random')[]
  options: Record<string, string>
  paces: ('' | 'brisk' | 'gentle' | 'steady')[]
}

/** The steps up to the one that is to be done next, of how many, and what is left to do of that one.

    `afterwards`: when it is over, the table that the guide proposes next, if any. */
export interface GuideInfo {
  state: 'lost' | 'on' | 'over'
  steps: GuideStep[]
  of: number
  left: unknown[]
  afterwards: ProposedTable | null
}

export interface SitDown {
  seat: number
  name: string
}

export interface OneSeat {
  seat: number
}

/** A bot takes a chair, where time runs at this pace; `bot` empty: the chair is free again. */
export interface BotSits {
  seat: number
  bot: '' | 'greedy' | 'random'
  pace?: '' | 'brisk' | 'gentle' | 'steady'
}

/** Where this table tells whose turn it is, and in which language; an empty address ends it. */
export interface SetWebhook {
  address: string
  language?: 'de' | 'en'
}

/** A word that brings a seat back whose device is lost: told once, good once, kept as a fingerprint. */
export interface SeatWord {
  word: string
}

/** Take a seat back by its word. */
export interface RecoverSeat {
  seat: number
  word: string
}

/** How quickly bots follow each other from now on. */
export interface SetTempo {
  tempo: 'at-once' | 'calm' | 'quick'
}

/** A link that takes a seat to another device, once. */
export interface SeatLink {
  token: string
  expires: number
}

/** Tables of this device, and open ones with a free chair. */
export interface Tables {
  mine: TableInfo[]
  open: TableInfo[]
}

/** A game as the lobby offers it. */
export interface GameInfo {
  name: string
  version: number
  least: number
  most: number
  options: OptionInfo[]
  bots: string[]
  stats: string[]
  counts: Record<string, string>
  said: Record<string, DoorText>
  guided: boolean
  timed: boolean
  saga: SagaInfo | null
}

/** An option; `timed`: the values with which time runs, where it is this option that decides it. */
export interface OptionInfo {
  name: string
  values: string[]
  default: string
  timed: string[]
}

/** A game in three texts. */
export interface DoorText {
  title: string
  about: string
  length: string
}

/** A game with campaigns: how many houses one may choose from, and the stories, the usual one first. */
export interface SagaInfo {
  houses: number
  stories: string[]
}

/** How a client speaks of a game: the domain of every field of every type, the phrase of every piece.

    `closing`: the kinds of action that end a turn. `sealed`: domains without phrases, whose pieces are named
    by the titles of pages that a tab may read. */
export interface Book {
  game: GameInfo
  fields: Record<string, Record<string, string>>
  pieces: Record<string, PhraseInfo[]>
  closing: string[]
  sealed: string[]
}

/** Prose: a title, and paragraphs as Markdown. */
export interface PageText {
  title: string
  text: string
}

/** Of the pages that were asked for those that may be read, by their keys; of others there is no word. */
export interface Pages {
  pages: Record<string, PageText>
}

/** How a match stood after an entry, and what was told with it. */
export interface Moment {
  entry: number
  last: number
  sight: unknown
  events: unknown
}

/** An entry of a film: what was told with it, and what of the sight is not as it was before. */
export interface FilmStep {
  at: number
  events: unknown
  changes: unknown
}

/** A reel of a match: how it stood after `entry`, what was told then, and the entries that follow. */
export interface Film {
  entry: number
  last: number
  sight: unknown
  events: unknown
  steps: FilmStep[]
}

/** How late it was in the game after every entry, the beginning first, and which entries told what.

    `told`: by type of event the entries that told one; `still`: those behind which time stood, other than
    in a pause; `late`: those that counted only because their sender could not have seen the last ones yet. */
export interface GameTimes {
  at: number[]
  told: Record<string, number[]>
  still: number[]
  late: number[]
}

/** An action of such a match: its name, and itself where one like it is still known. */
export interface PastAction {
  name: string
  action: unknown | null
}

/** An entry of a match that cannot be played here; what was done is told only if it had ended. */
export interface PastEntry {
  entry: number
  at: number
  kind: 'Halt' | 'Play' | 'Resume' | 'Tick' | 'Undo'
  seat: number | null
  do: PastAction[]
  undone: boolean
}

/** All that can be told of a match without its rules; `source`: where its outcome comes from.

    kept: written when it ended here; recorded: as a file says, not checked; reckoned: today's rules took
    every step and ended with the last one; none: it had not ended, or nobody knows. */
export interface PastMatch {
  entries: PastEntry[]
  outcome: unknown | null
  source: 'kept' | 'none' | 'reckoned' | 'recorded'
}

/** What everybody had at the end of a turn. */
export interface Lap {
  entry: number
  turn: number
  points: number[]
}

/** A moment that counted: what one seat gained in one turn. */
export interface Swing {
  entry: number
  turn: number
  seat: number
  gained: number
}

/** The course of a finished match: a lap a turn, the final scores, and the largest swings. */
export interface Race {
  laps: Lap[]
  final: number[]
  swings: Swing[]
}

/** A request that was refused: the reason, to be said in the player's language by the key why-<type>. */
export interface Problem {
  why: Record<string, unknown>
}

/** Begin a campaign: a game, its story (empty: the usual one), its options, and its first king.

    `undo`: whether the people at a table may agree to take back what everybody has seen. */
export interface BeginCampaign {
  game: string
  story?: string
  options?: Record<string, string>
  king?: string
  undo?: boolean
}

/** Take a house that nobody plays, and name its family; `free`: the host brings a house for bots, which
    no device holds. */
export interface JoinCampaign {
  house: number
  name: string
  free?: boolean
}

export interface OneHouse {
  house: number
}

/** A house at the table; with `bot` a bot plays for it in this sitting. */
export interface SeatedHouse {
  house: number
  bot: '' | 'greedy' | 'random'
}

/** Begin a sitting: the houses by seat, clockwise. */
export interface BeginSitting {
  seats: SeatedHouse[]
  pace?: 'days' | 'live'
  days?: number
  tempo?: 'at-once' | 'calm' | 'quick' | null
}

/** The house that has won names the next king. */
export interface CrownKing {
  house: number
  king: string
}

/** A save point, by its name. */
export interface SavePoint {
  name: string
}

/** Whether the people at a table may agree to take back what was seen; from the next sitting on. */
export interface AllowUndo {
  allowed: boolean
}

/** A house that takes part. `since`: how many sittings there had been before it came. */
export interface HouseInfo {
  house: number
  name: string
  since: number
  held: boolean
  yours: boolean
}

/** A save point, behind so many sittings. */
export interface SaveInfo {
  name: string
  sittings: number
  at: number
}

/** What anybody with the link may know of a campaign at a glance.

    `acts` grows with every act: whoever has the chronicle of so many need not fetch it anew. */
export interface CampaignInfo {
  id: string
  game: string
  state: 'between' | 'over' | 'rests' | 'sitting' | 'unplayable'
  host: boolean
  acts: number
  began: number
  changed: number
  king: string
  houses: HouseInfo[]
  sittings: number
  reigns: number
  vacant: number[]
  arbiter: number
  saves: SaveInfo[]
  what_if: string
  loaded: number
  undo: boolean
  table: string | null
  other_rules: OtherRules | null
}

/** The campaigns that this device leads or holds a house in, the latest first. */
export interface Campaigns {
  mine: CampaignInfo[]
}

/** A page of the story so far, and the house that signed it; -1: none did. */
export interface LeafInfo {
  page: string
  house: number
}

/** A sitting: who was there, under which king, and how it ended.

    `leaves`: the story of a reign that ended, in its order. `account`: what the game tells of it, of the type
    `Account` of the game. `table`: where it can be looked back at; null for what was brought along. */
export interface SittingInfo {
  number: number
  king: string
  present: number[]
  state: 'broken off' | 'held' | 'reigned'
  began: number
  ended: number
  outcome: unknown | null
  account: unknown | null
  leaves: LeafInfo[]
  table: string | null
}

/** The open part of a campaign behind so many acts: its sittings, and how things stand.

    `realm` is of the type `Realm` of the game; `keys`: the pages that may be read. */
export interface ChronicleInfo {
  acts: number
  options: Record<string, string | number | boolean>
  sittings: SittingInfo[]
  realm: unknown
  keys: string[]
}

/** Options too many to list: every action of the kind `form` with one of the `values` in each field.

    They come in the order of the fields, as the book names them for this kind. */
export interface Form {
  form: string
  values: number[][]
}

/** The part of an update that is the same for everybody. */
export interface Shared {
  entry: number
  at: number
  now: number
  events: unknown
  table: unknown
  tally: unknown | null
  clock: unknown
  stacks: unknown
  waited_for: number[]
  next_wake: number
  outcome: unknown | null
  approached: number[]
}

export type FromClient =
  | Submit
  | TakeBack
  | Consent
  | Look
  | WantRemarks
  | Why
  | WantHint
  | Say
  | Show
  | StandIn
  | GiveUp
  | ProposeEnd
  | AskSeat
  | Pause
  | Ready
  | Verdict
  | LetTalk
  | Ping

export type FromServer =
  | Welcome
  | Update
  | Lobby
  | Voided
  | Done
  | Refusal
  | Previewed
  | Remarked
  | Obstacles
  | Hinted
  | Chatted
  | Notice
  | Pong
