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

/** A ticket with its thread. The extract in the list is the first comment. */
export interface StoredTicket extends TicketThread {
  dont_read: number;
}

/** Data of a person that calls can change. Plain data, stored in the snapshot as it is. */
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

/** A response that replaces that of every call of a person, the login included. */
export interface Refusal {
  status: number;
  body: Record<string, unknown>;
}

/** Data that a person's calls return and no call changes. */
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

/** A user for one role and situation, who logs in with the code. */
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
