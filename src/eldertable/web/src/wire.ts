// Made from Python by `make types`; changes belong there, to the struct of the same name (most in server/).
export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };

/** A choice, an event or a reason: its type, and its fields. */
export type Typed = Fields & { type: string };

/** The way to what is another now, and what it is; a way alone leads to what is no more. */
export type Change = [way: (string | number)[], value?: Plain];

/** What a setting of a person can be. */
export type SettingValue = Me["settings"][string];

/** The whole table. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  seat: number | null;
  version: number;
  view: View | null;
  can_undo: boolean;
  thinking: number | null;
  log: LogLine[];
}

/** What changed since the viewer's last version. */
export interface Update {
  type: "update";
  version: number;
  view: View | null;
  can_undo: boolean;
  thinking: number | null;
  deadline: number | null;
  steps: LogLine[];
}

/** Who is there; `watching` are the names of those who look without a seat, before the start. */
export interface SeatsMessage {
  type: "seats";
  seats: SeatInfo[];
  watching: string[];
}

/** New lines of the chat, or with `all` every line that this viewer may read. */
export interface ChatMessage {
  type: "chat";
  lines: Line[];
  all: boolean;
}

/** What is asked now; `outcome` tells how the last question ended. */
export interface ProposalMessage {
  type: "proposal";
  proposal: ProposalInfo | null;
  outcome: "agreed" | "declined" | "outdated" | "withdrawn" | null;
  kind: "abandon" | "undo" | null;
  seat: number | null;
}

/** A message that changed nothing; the state as it is follows only for who may not have it. */
export interface Refused {
  type: "refused";
  error: string;
  message: string;
  version?: number;
  view?: View | null;
  can_undo?: boolean;
  thinking?: number | null;
  deadline?: number | null;
}

/** Who the reader is. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
  settings: Record<string, boolean | number | string>;
  webhook: string | null;
  recovery: string | null;
}

/** A game as the lobby shows it: how many steps each guided game has, whether a book teaches it, whether it can be rated. */
export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  cooperative: boolean;
  rules_version: string;
  options: GameOption[];
  lessons: number[];
  book: boolean;
  rated: boolean;
  languages: string[];
}

/** What GET /api/games/<id>/guide answers: the reader's seat, and what is told there; the deal stays a surprise. */
export interface GuideInfo {
  seat: number;
  steps: GuideStep[];
}

/** Everything the browser needs to show the book in one language. */
export interface Book {
  lang: string;
  chapters: Chapter[];
  pages: Record<string, Chapter>;
  symbols: string[];
  pictures: Record<string, Picture>;
  examples: Record<string, Scenario>;
}

/** A position; `choice` led to it, by `by`, and `events` tell what happened. */
export interface BookMoment {
  view: View;
  choice: Typed | null;
  by: number | null;
  events: Typed[];
}

/** What GET /api/tables answers; `unseen` are the ids of one's finished games at which one has not looked since they ended. */
export interface Tables {
  mine: Summary[];
  finished: Summary[];
  open: Summary[];
  running: Summary[];
  archive: Summary[];
  unseen: string[];
}

/** What calls answer that open a table. */
export interface OpenedTable {
  id: string;
}

/** What POST /api/tables/<id>/join answers. */
export interface TakenSeat {
  seat: number;
}

/** What GET /api/me/turns answers: at which tables one is asked. */
export interface Turns {
  tables: string[];
}

/** What GET /api/tables/<id>/glance answers: what everybody may see. */
export interface Glance {
  version: number;
  view: View;
}

/** What GET /api/tables/<id>/odds answers: the exact chances that the game knows of the position, if it knows any. */
export interface OddsInfo {
  version: number;
  odds: Plain;
}

/** What POST /api/tables/<id>/hint answers: the best choices. */
export interface HintInfo {
  version: number;
  advice: Judged[];
}

/** What GET /api/reach answers: where others reach this server; no addresses if only its own machine does. */
export interface Reach {
  open: boolean;
  addresses: string[];
}

/** A bot that can be seated. */
export interface BotInfo {
  id: string;
}

/** The drawn board of a game from outside: the version of its kit, where its script is, and its cover for the browser. */
export interface OutsideBoard {
  kit: number;
  script: string;
  cover: Fields;
}

/** What the server tells before it learns a share: the fingerprint of its secret, and the word by which it finds it again. */
export interface Promised {
  nonce: string;
  commitment: string;
}

/** The rules of a game, and the language they are in. */
export interface Rulebook {
  lang: string;
  text: string;
}

/** What GET /api/tables/<id>/replay answers: the whole log as a seat saw it. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  version: number;
  log: LogLine[];
}

/** What GET /api/tables/<id>/views answers. */
export interface SeenViews {
  views: SeenView[];
}

/** What a table promised about its chance; at the end also the server's part, everybody's share by seat, and what came of it. */
export interface ChanceInfo {
  commitment: string | null;
  seed: string | null;
  secret: string | null;
  shares: Record<string, string>;
  finished: boolean;
  tallies: Record<string, Record<string, number>>;
}

/** What GET /api/tables/<id>/analysis answers: how far it is, and in the end the analysis. */
export interface AnalysisInfo {
  status: "done" | "none" | "running";
  analysis: GameAnalysis | null;
  done?: number;
  total?: number;
}

/** What POST /api/account/recovery-code answers. */
export interface NewRecoveryCode {
  recovery: string;
}

/** What POST /api/me/webhook answers: where messages go now. */
export interface WebhookInfo {
  webhook: string | null;
}

/** What GET /api/me/push answers: the server's public key, and whether this browser is told. */
export interface PushInfo {
  key: string;
  on: boolean;
}

/** What the server pushes to a browser: what it shows, and where a click leads. */
export interface PushedNotice {
  title: string;
  body: string;
  path: string;
}

/** What GET /api/games/<id>/ranking answers: who is strongest at a game, where the bots stand, and the records. */
export interface Ranking {
  game: string;
  rated: boolean;
  ladders: Record<"everyone" | "people", RankInfo[]>;
  bots: BotStrength[];
  records: BestOfAllInfo[];
}

/** What GET /api/people answers: everybody one has to do with. */
export interface Company {
  following: Followed[];
  companions: Companion[];
  invitations: Invitation[];
  shunned: Face[];
}

/** What two people have to do with each other. */
export interface Ties {
  follows: boolean;
  shuns: boolean;
}

/** How a search for others stands; `waiting` tells how many look for others, game by game. */
export interface Search {
  table: string | null;
  wish: Wish | null;
  since: number | null;
  waiting: Record<string, number>;
}

/** What GET /api/tournaments answers: those to come, those under way, and the last ones. */
export interface TournamentLists {
  open: ListedTournament[];
  running: ListedTournament[];
  finished: ListedTournament[];
}

/** A tournament with its entrants, games and standings; `late` tells whether one may still come. */
export interface TournamentInfo extends TournamentHead {
  host: Face | null;
  hosting: boolean;
  entrants: EntrantInfo[];
  boards: Board[];
  standings: Standing[];
  late: boolean;
  secret: string | null;
}

/** What POST /api/tournaments answers. */
export interface AnnouncedTournament {
  id: string;
  commitment: string;
}

/** What GET /api/tables/<id>/tournament answers: the tournament to which a table belongs, if any. */
export interface TournamentOfTable {
  tournament: string | null;
}

/** What GET /api/challenge answers. */
export interface ChallengeWeeks {
  now: ChallengeInfo;
  last: ChallengeInfo | null;
}

/** What there is to see of a puzzle. */
export interface PuzzleInfo extends ListedPuzzle {
  players: number;
  seat: number;
  view: View;
}

/** What POST /api/puzzles/<game> answers: whether the choice solves the puzzle. */
export interface Verdict {
  right: boolean;
  tries: Tries;
}

/** The title of a part of a chapter. */
export interface Heading {
  kind: "heading";
  level: number;
  text: string;
  id?: string;
}

/** Sentences that belong together; `aside` is a hint or a remark. `stale`: a clause has changed since somebody read it. */
export interface Paragraph {
  kind: "paragraph";
  text: string;
  clauses?: string[];
  aside?: boolean;
  stale?: boolean;
}

/** A list, each item with its own clauses. */
export interface Points {
  kind: "points";
  items: Paragraph[];
  numbered?: boolean;
}

/** A table. */
export interface Grid {
  kind: "grid";
  head: string[];
  rows: string[][];
  clauses?: string[];
  stale?: boolean;
}

/** A picture drawn by the board of the game. */
export interface Figure {
  kind: "figure";
  id: string;
  text: string;
}

/** A position to step through; one caption for the position before, and one after each choice. */
export interface Example {
  kind: "example";
  id: string;
  title: string;
  captions: string[];
  clauses?: string[];
  stale?: boolean;
}

/** What somebody did; of the games `played`, so many are `shown` in a list. */
export interface OpenProfile extends ProfileHead {
  closed: false;
  totals: Totals[];
  rivals: Rival[];
  bests: BestInfo[];
  ratings: RatingInfo[];
  steps: RatingStep[];
  played: Played[];
  streak: Streak;
  moments: Highlight[];
  shown: number;
}

/** Somebody who shows no more than that. */
export interface ClosedProfile extends ProfileHead {
  closed: true;
}

/** A table as its frame shows it. */
export interface TableInfo extends Summary {
  owner: boolean;
  cooperative: boolean;
  commitment: string | null;
  seed: string | null;
  rules_version: string;
  parent: string | null;
  rematch: string | null;
  proposal: ProposalInfo | null;
  watching: string[];
}

/** What a seat sees (`seat` is null for a spectator); `tie_break` decided between winners and others with as many points. */
export interface View {
  game: string;
  rules_version: string;
  players: number;
  options: Fields;
  seat: number | null;
  decision: Asked | null;
  result: Result | null;
  tie_break: string | null;
  board: unknown;
}

/** One line of the log as one viewer may see it; `back` choices were taken back, any number if it was `agreed`. */
export interface LogLine {
  version: number;
  seat: number | null;
  undo: boolean;
  agreed: boolean;
  back: number;
  made: number;
  ending: Ending | null;
  events: Typed[];
  boards?: (Change[] | null)[];
}

/** Who sits on a seat; `you` for the reader's own. A bot with a name stands in for the person so called. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  present: boolean;
  you: boolean;
  conceded: boolean;
  late: number;
  profile: string | null;
  number: number | null;
}

/** What somebody said. */
export interface Line {
  id: number;
  room: "spectators" | "table";
  name: string | null;
  seat: number | null;
  you: boolean;
  text: string;
  made: number;
}

/** What a seat asks the others; `missing` are the seats of those who have not answered. */
export interface ProposalInfo {
  kind: "abandon" | "undo";
  seat: number;
  missing: number[];
  yours: boolean;
  asks_you: boolean;
}

/** An option as a form can show it. */
export interface GameOption {
  name: string;
  values: (boolean | number | string)[] | Range;
  default: boolean | number | string | (boolean | number | string)[];
  per_seat: boolean;
}

/** One thing to learn; its text is the game's message `guide-<id>`, or `guide2-<id>` in the second lesson. */
export interface GuideStep {
  id: string;
  decision: string | null;
  choose: Fields;
  show: string | null;
  optional: boolean;
  fixed: boolean;
}

/** A page: its id is the name of its file. */
export interface Chapter {
  id: string;
  title: string;
  blocks: (Heading | Paragraph | Points | Grid | Figure | Example)[];
}

/** A cut-out of the table at a moment of a game: the elements that `show` (a CSS selector) finds in a part of the table. */
export interface Picture {
  record: string;
  at: number;
  show: string;
  part: "board" | "mine" | "others";
  seat: number;
}

/** An example to step through: the versions of a recorded game from `first` to `last`. */
export interface Scenario {
  record: string;
  first: number;
  last: number;
  show: string;
  part: "board" | "mine" | "others";
  seat: number;
}

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  status: "finished" | "running" | "waiting";
  version: number;
  players: number;
  options: Fields;
  seats: SeatInfo[];
  public: boolean;
  updated: number;
  your_turn: boolean;
  turn: number | null;
  undo: "agreed" | "free";
  move_limit: number | null;
  overtime: "bot" | "mark" | null;
  deadline: number | null;
  ending: Ending | null;
  winners: number[] | null;
  problem: "other_rules" | null;
  stakes: "casual" | "none" | "rated";
  lesson: Lesson | null;
}

/** A choice in its JSON form, and how good the position was after it for the chooser. */
export interface Judged {
  choice: Typed;
  value: number;
}

/** What a seat saw at a version, and how the board came there from the version before. */
export interface SeenView {
  version: number;
  view: View;
  boards: (Change[] | null)[];
}

/** A finished game, looked back at; `versions` tells at which version each decision stood. */
export interface GameAnalysis extends Analysis {
  versions: number[];
}

/** Somebody on a ladder. */
export interface RankInfo extends StrengthInfo {
  face: Face;
  games: number;
}

/** Where a kind of bot stands. */
export interface BotStrength extends StrengthInfo {
  bot: string;
}

/** The best that anybody reached, and who. */
export interface BestOfAllInfo extends BestInfo {
  faces: Face[];
  table_id: string | null;
}

/** Somebody whom one follows; whether that one is here is shown to those who follow each other. */
export interface Followed {
  face: Face;
  mutual: boolean;
  here: boolean;
}

/** Somebody with whom one has played. */
export interface Companion {
  face: Face;
  games: number;
  last: number;
}

/** Somebody wants one at a table. */
export interface Invitation {
  table_id: string;
  game: string;
  host: Face;
  made: number;
}

/** Somebody at a glance; without an id for those who do not want to be seen. */
export interface Face {
  id: string | null;
  name: string | null;
  avatar: string | null;
}

/** What somebody wants to play. */
export interface Wish {
  game: string;
  players: number;
  slow: boolean;
  rated: boolean;
  bots: boolean;
}

/** A tournament in a list: how many take part, and whether the reader does. */
export interface ListedTournament extends TournamentHead {
  entrants: number;
  yours: boolean;
}

/** What a tournament is, for everybody; a `bot` of this kind takes the places that stay empty. */
export interface TournamentHead {
  id: string;
  game: string;
  system: "knockout" | "round_robin" | "swiss";
  size: number;
  move_limit: number;
  bot: string | null;
  starts: number;
  status: "cancelled" | "finished" | "open" | "running";
  round: number;
  rounds: number;
  ended: number | null;
  commitment: string;
}

/** Somebody who takes part: a person or a bot. */
export interface EntrantInfo {
  number: number | null;
  face: Face | null;
  bot: string | null;
  absent: boolean;
  you: boolean;
}

/** A meeting of a round, its table, and who won it once it is over. */
export interface Board {
  round: number;
  board: number;
  one: number;
  other: number | null;
  table_id: string | null;
  over: boolean;
  winner: number | null;
}

/** Where an entrant stands; `opposition` are the points of all that were met, `beaten` of those from whom points were won. */
export interface Standing {
  entrant: number;
  place: number;
  points: number;
  opposition: number;
  beaten: number;
}

/** The challenge of a week: the table of one's own try, whether one may try, and who came how far. */
export interface ChallengeInfo {
  week: string;
  game: string;
  players: number;
  starts: number;
  ends: number;
  yours: string | null;
  may: boolean;
  seed: string | null;
  measure: string;
  ranking: ChallengeRank[];
}

/** A puzzle in a list, and how it went. */
export interface ListedPuzzle {
  game: string;
  day: string;
  tries: Tries;
}

/** How many tried a puzzle, how many were right at once, and whether the reader tried and solved it. */
export interface Tries {
  tried: number;
  at_once: number;
  yours: boolean;
  solved: boolean;
}

/** What everybody may know of somebody. */
export interface ProfileHead {
  id: string;
  name: string;
  avatar: string | null;
  account: boolean;
  since: number;
  you: boolean;
  shown_to: "everybody" | "nobody";
}

/** Games of one kind, counted. */
export interface Totals {
  game: string;
  mode: "rivals" | "solo" | "together";
  played: number;
  won: number;
  quit: number;
  average: number | null;
  best: number | null;
}

/** Games against one person, or against one kind of bot. */
export interface Rival {
  face: Face | null;
  bot: string | null;
  played: number;
  won: number;
}

/** A record: what it is compared by, its merit the way people count it, and of what that is the measure. */
export interface BestInfo {
  game: string;
  mode: "rivals" | "solo" | "together";
  category: Record<string, string>;
  players: number;
  played: number;
  won: number;
  merit: number | null;
  measure: string | null;
}

/** A rating with the game it is for, and how many games it comes from. */
export interface RatingInfo extends StrengthInfo {
  game: string;
  ladder: "everyone" | "people";
  games: number;
}

/** Where a rated game left somebody. */
export interface RatingStep {
  game: string;
  ladder: "everyone" | "people";
  ended: number;
  rating: number;
}

/** One game as a list or a plot shows it. */
export interface Played {
  number: number;
  table_id: string;
  game: string;
  mode: "rivals" | "solo" | "together";
  players: number;
  category: string;
  public: boolean;
  rated: boolean;
  length: number;
  how: string | null;
  ended: number;
  place: number;
  won: boolean;
  quit: boolean;
  score: number | null;
  merit: number | null;
}

/** Games won in a row: now, and at most. */
export interface Streak {
  now: number;
  best: number;
}

/** A victory worth a second look, for its points or its length. */
export interface Highlight {
  kind: "length" | "score";
  game: string;
  table_id: string;
  value: number;
  ended: number;
}

/** The open decision. Options, and what is blocked, are told to the one who decides. */
export interface Asked {
  seat: number;
  kind: string;
  about: Record<string, number | string>;
  confirm: boolean;
  options?: Typed[];
  blocked?: Blocked[];
}

/** How a game ended. `opponents` holds what non-players scored (e.g. the Old Ones), part by part. */
export interface Result {
  scores: number[];
  breakdown: Record<string, number>[];
  winners: number[];
  reason: string;
  opponents: Record<string, Record<string, number>>;
}

/** How a game ended otherwise than by its rules: given up, broken off by agreement, never played on, or closed. */
export interface Ending {
  how: "abandoned" | "closed" | "conceded" | "unfinished";
  winners: number[];
}

/** Whole numbers from one to another, both included. */
export interface Range {
  from: number;
  to: number;
}

/** A guided game: which one, the step it has come to, whether the last choice was another than the guide's, and ever. */
export interface Lesson {
  number: number;
  at: number;
  astray: boolean;
  strayed: boolean;
}

/** All decisions of a game; `turning_points` are the numbers of those that gave most away. */
export interface Analysis {
  game: string;
  rules_version: string;
  players: number;
  iterations: number;
  moments: Moment[];
  outcome: number[] | null;
  turning_points: number[];
  complete: boolean;
}

/** A rating as people read it: how far it may be off, and whether it is still a guess. */
export interface StrengthInfo {
  rating: number;
  spread: number;
  provisional: boolean;
}

/** How far somebody came in a challenge; the table is told once the week is over. */
export interface ChallengeRank {
  place: number;
  face: Face;
  you: boolean;
  won: boolean;
  value: number | null;
  table_id: string | null;
}

/** A choice that is not possible now, and the reason. */
export interface Blocked {
  choice: Typed;
  why: Typed;
}

/** One decision: how everybody stood before it, what was chosen, what was best, and how much the choice gave away. */
export interface Moment {
  number: number;
  seat: number;
  kind: string;
  prospects: number[];
  chosen: Judged;
  best: Judged[];
  loss: number;
}

export type ServerMessage = TableMessage | Update | SeatsMessage | ChatMessage | ProposalMessage | Refused;

export type Block = Heading | Paragraph | Points | Grid | Figure | Example;

export type Profile = OpenProfile | ClosedProfile;

/** Make this choice, which the version offered. */
export interface Choose {
  type: "choose";
  version: number;
  choice: Typed;
}

/** Take the last choice back. */
export interface Undo {
  type: "undo";
  version: number;
}

/** See the table from another seat of one's own. */
export interface Look {
  type: "look";
  seat: number;
}

/** Say something; while the game runs, it goes to the table from a seat, to the spectators from elsewhere. */
export interface Say {
  type: "say";
  text: string;
}

/** Ask the others to agree to something, as things stand at this version. */
export interface Propose {
  type: "propose";
  kind: "abandon" | "undo";
  version: number;
}

/** Agree to what is asked, or not; who asked withdraws by not agreeing. */
export interface Answer {
  type: "answer";
  agree: boolean;
}

/** What POST /api/tables takes. */
export interface NewTable {
  game: string;
  players: number;
  seats: SeatWish[];
  options?: Fields;
  public?: boolean;
  undo?: "agreed" | "free";
  move_limit?: number | null;
  overtime?: "bot" | "mark";
  share?: string | null;
  promise?: string | null;
  rated?: boolean;
}

/** What POST /api/tables/<id>/join takes; without a seat the first open one is taken. */
export interface Join {
  seat?: number | null;
  share?: string | null;
}

/** What POST /api/tables/<id>/rematch takes: a share, and the promise for the new table. */
export interface Again {
  share?: string | null;
  promise?: string | null;
}

/** What POST /api/tables/<id>/leave takes; without a seat all own ones are left. */
export interface Leave {
  seat?: number | null;
}

/** What POST /api/tables/<id>/seats takes: who shall sit on a seat before the start. */
export interface Place {
  seat: number;
  kind: "bot" | "me" | "open";
  bot?: string | null;
  share?: string | null;
}

/** What POST /api/tables/<id>/hand-over takes. */
export interface HandOver {
  seat: number;
  bot?: string;
}

/** What POST /api/tables/<id>/fork takes: play on from a version as this seat. */
export interface Fork {
  version: number;
  seat: number;
  bot?: string;
}

/** What POST /api/tables/<id>/hint takes. */
export interface HintWish {
  version: number;
  seat: number;
}

/** How far a guided game has come. */
export interface Progress {
  at: number;
  astray?: boolean;
  strayed?: boolean;
}

/** What POST /api/tournaments takes: `starts` in milliseconds since 1970, `bot` for the places that stay empty. */
export interface TournamentWish {
  game: string;
  system: "knockout" | "round_robin" | "swiss";
  size: number;
  move_limit: number;
  starts: number;
  bot?: string | null;
}

/** Who shall sit on a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

export type ClientMessage = Choose | Undo | Look | Say | Propose | Answer;
