import { formatNumber, plural } from '../format/number.ts';
import type { User } from '../session/user.ts';
import { UNREAD_BALANCE } from '../wallet/wallet.ts';
import type { Winner } from './winner.ts';

/** Formats the user's gems as raffle tickets: '1 boleto', '1,284 boletos'. Each gem is one ticket (spec section 1). */
export function formatTickets(balance: number): string {
  const tickets = Number.isFinite(balance) ? Math.max(0, Math.floor(balance)) : 0;
  return `${formatNumber(tickets)} ${plural(tickets, 'boleto', 'boletos')}`;
}

/** A raffle prize that the user can claim. */
export interface ClaimablePrize {
  name: string;
  /** '' if the server sends none. The server then identifies the prize by the user who claims it. */
  sku: string;
}

/** Name of a prize for which the server sends none (decision 25). */
const UNNAMED = 'tu premio';

const hasName = ({ reward_name }: Winner) => reward_name.trim() !== '';

function prizeName(winner: Winner): string {
  return hasName(winner) ? winner.reward_name : UNNAMED;
}

/**
 * Returns the prize that the user can claim on the screen ClaimReward. If null, the screen redirects to Score (decision
 * 25).
 */
export function claimablePrize({ winner }: Pick<User, 'winner'>): ClaimablePrize | null {
  return winner?.available ? { name: prizeName(winner), sku: winner.reward_sku ?? '' } : null;
}

/**
 * Whether the server says that the user's prize can no longer be claimed. False if the prize cannot be read: an answer
 * without the name of a prize that had a name is no proof.
 *
 * @param name name of the prize when the user began to claim it (`ClaimablePrize`)
 */
export function isPrizeClaimed({ winner }: Pick<User, 'winner'>, name: string): boolean {
  return winner?.available === false && (hasName(winner) || name === UNNAMED);
}

/** What the user sees of the raffle (spec section 2, End-of-game views). */
export type RaffleView =
  | { kind: 'none' }
  /** The user has not yet revealed the result. `text` is the whole sentence on the screen, `tickets` a part of it, null if the balance is unknown. */
  | { kind: 'pending'; tickets: string | null; text: string }
  /** The user has won and can claim the prize on ClaimReward. */
  | { kind: 'winner-available'; prize: string }
  /** The user has won and has nothing to claim. `text` says when the prize arrives. */
  | { kind: 'winner-delivery'; prize: string; text: string }
  | { kind: 'not-winner'; title: 'No fuiste ganador' };

/**
 * Returns what the user sees of the raffle: nothing if `show_result_winner` is false, the tickets until the user
 * reveals the result, and then the result.
 *
 * @param balance the user's gems; each gem is one ticket; null if they could not be read
 * @param revealed whether the user has asked for the result during this visit
 */
export function raffleView(
  user: Pick<User, 'show_result_winner' | 'reward_block' | 'winner'>,
  balance: number | null,
  revealed: boolean,
): RaffleView {
  if (!user.show_result_winner) return { kind: 'none' };
  if (user.reward_block && !revealed) {
    const tickets = balance === null ? null : formatTickets(balance);
    const text = tickets === null ? UNREAD_BALANCE : `Tienes ${tickets} para el sorteo final.`;
    return { kind: 'pending', tickets, text };
  }
  const { winner } = user;
  if (winner === null) return { kind: 'not-winner', title: 'No fuiste ganador' };
  const prize = prizeName(winner);
  if (winner.available) return { kind: 'winner-available', prize };
  const subject = hasName(winner) ? 'Tu premio se' : 'Se';
  return { kind: 'winner-delivery', prize, text: `${subject} entregará en 2 a 3 semanas.` };
}
