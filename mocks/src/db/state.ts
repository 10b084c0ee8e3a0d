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

/** A ticket with its thread; the list's extract is its first comment. */
export interface StoredTicket extends TicketThread {
  dont_read: number;
}

/** What a person's acts change. Plain data: it goes into the snapshot as it is. */
export interface PersonState {
  user: User;
  balance: number;
  orders: Order[];
  notifications: Notification[];
  tickets: StoredTicket[];
  surveys: Survey[];
  surveyAnswers: SurveyAnswers[];
  sentTickets: NewTicket[];
  /** The raffle's result was revealed. */
  rewardSeen: boolean;
  /** Sku of the raffle prize once claimed. */
  claimed: string | null;
}

/** An answer that the server gives a person to every call but the login. */
export interface Refusal {
  status: number;
  body: Record<string, unknown>;
}

/** What surrounds a person and no call changes. */
export interface World {
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

/** One user per role and situation: the code logs in. */
export interface Persona {
  /** Id of its user. */
  id: number;
  code: string;
  name: string;
  /** What the persona is for, in Spanish: the development panel shows it. */
  title: string;
  state: (now: Date) => PersonState;
  world: (now: Date) => World;
}
