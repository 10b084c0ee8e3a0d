import type {
  Challenge,
  ClientTransaction,
  GameClosed,
  Id,
  Material,
  MyRanking,
  NewTicket,
  Notification,
  Order,
  PersonalChallenge,
  Stats,
  StatsMember,
  Survey,
  SurveyAnswers,
  TicketThread,
  User,
} from '@gemas/domain';
import type { Place } from '../fixtures/places.ts';

/** Stats as the mocks send them: with the id of the place and its members. */
export interface TeamStats extends Stats {
  id: number;
  referals: StatsMember[];
}

/** A ticket with all its messages. The list of tickets contains only the first message, as `extract`. */
export interface StoredTicket extends TicketThread {
  id: Id;
  dont_read: number;
}

/** The part of a user's data that calls can change. `Db.snapshot` stores it as JSON, so it must be plain data. */
export interface PersonState {
  user: User;
  balance: number;
  orders: Order[];
  notifications: Notification[];
  tickets: StoredTicket[];
  surveys: Survey[];
  surveyAnswers: SurveyAnswers[];
  sentTickets: NewTicket[];
  /** Whether the raffle result was revealed. */
  rewardSeen: boolean;
  /** Sku of the raffle prize that the user has claimed. Null before the claim. */
  claimed: string | null;
}

/** An error response to all calls of a user, including the log-in. */
export interface Refusal {
  status: number;
  body: Record<string, unknown>;
}

/** Data that a user's calls can read but not change. */
export interface World {
  /** The territories that `GET /territories` returns. */
  territories: readonly Place[];
  stats: { region: () => TeamStats; territory: () => TeamStats; agency: () => TeamStats };
  materials: Material[];
  challenge: Challenge | null;
  personal: PersonalChallenge | null;
  clients: ClientTransaction[];
  ranking: MyRanking;
  gameClosed: GameClosed;
  params: Readonly<Record<string, unknown>>;
  refusal: Refusal | null;
}

/** An invented user for one role and situation. Logs in with `code`. */
export interface Persona {
  /** Id of the user. */
  id: number;
  code: string;
  name: string;
  /** The situation that the persona shows, as a title for the Mocks panel and Storybook. */
  title: string;
  state: (now: Date) => PersonState;
  world: (now: Date) => World;
}
