import type {
  Challenge,
  ClientTransaction,
  GameClosed,
  Material,
  MyRanking,
  NewTicket,
  Notification,
  Order,
  PersonalChallenge,
  Stats,
  Survey,
  SurveyAnswers,
  TicketThread,
  User,
} from '@gemas/domain';
import type { Place } from '../fixtures/places.ts';

/** A ticket with its thread. Its extract in the list is the first comment. */
export interface StoredTicket extends TicketThread {
  dont_read: number;
}

/** Data of a user that calls can change. Plain data, stored unchanged in the snapshot. */
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
  /** Sku of the claimed raffle prize, null before the claim. */
  claimed: string | null;
}

/** A response that replaces those of all calls of a user, including the login. */
export interface Refusal {
  status: number;
  body: Record<string, unknown>;
}

/** Data that a user's calls return and no call changes. */
export interface World {
  /** What `GET /territories` returns. */
  territories: readonly Place[];
  stats: { region: () => Stats; territory: () => Stats; agency: () => Stats };
  materials: Material[];
  challenge: Challenge | null;
  personal: PersonalChallenge | null;
  clients: ClientTransaction[];
  ranking: MyRanking;
  gameClosed: GameClosed;
  params: Readonly<Record<string, unknown>>;
  refusal: Refusal | null;
}

/** An invented user for one role and situation, who logs in with the code. */
export interface Persona {
  /** Id of the user. */
  id: number;
  code: string;
  name: string;
  /** What the persona is for, in Spanish, as shown in the Mocks panel. */
  title: string;
  state: (now: Date) => PersonState;
  world: (now: Date) => World;
}
