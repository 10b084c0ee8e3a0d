import { formatNumber, plural } from '../format/number.ts';
import type { User } from '../session/user.ts';
import type { Winner } from './winner.ts';

/** '1 boleto', '1,284 boletos': each gem is a ticket of the raffle (spec section 1). */
export function formatTickets(balance: number): string {
  const tickets = Number.isFinite(balance) ? Math.max(0, Math.floor(balance)) : 0;
  return `${formatNumber(tickets)} ${plural(tickets, 'boleto', 'boletos')}`;
}

/** A prize that can be claimed. */
export interface ClaimablePrize {
  name: string;
  /** '' if the server sends none; it identifies the prize by the user. */
  sku: string;
}

/**
 * The prize that a user has won. Null also for a winner without the name of a prize, who has won none (decision 25).
 */
function wonPrize({ winner }: Pick<User, 'winner'>): Winner | null {
  return winner && winner.reward_name.trim() !== '' ? winner : null;
}

/** The prize to be claimed on ClaimReward. Null redirects the user to Score (decision 25). */
export function claimablePrize(user: Pick<User, 'winner'>): ClaimablePrize | null {
  const winner = wonPrize(user);
  return winner?.available ? { name: winner.reward_name, sku: winner.reward_sku ?? '' } : null;
}

/** What the raffle shows (spec section 2, End-of-game views). */
export type RaffleView =
  | { kind: 'none' }
  /** The tickets, and the button that reveals the result. */
  | { kind: 'pending'; tickets: string; text: string }
  /** Links to ClaimReward. */
  | { kind: 'winner-available'; prize: string }
  /** `text` says when the prize arrives. */
  | { kind: 'winner-delivery'; prize: string; text: string }
  | { kind: 'not-winner'; title: 'No fuiste ganador' };

/**
 * What a user sees of the raffle: nothing without `show_result_winner`, the tickets until the result is revealed, then
 * the result.
 *
 * @param balance gems; each gem is a ticket
 * @param revealed the user has revealed the result during this visit
 */
export function raffleView(
  user: Pick<User, 'show_result_winner' | 'reward_block' | 'winner'>,
  balance: number,
  revealed: boolean,
): RaffleView {
  if (!user.show_result_winner) return { kind: 'none' };
  if (user.reward_block && !revealed) {
    const tickets = formatTickets(balance);
    return { kind: 'pending', tickets, text: `Tienes ${tickets} para el sorteo final.` };
  }
  const winner = wonPrize(user);
  if (winner === null) return { kind: 'not-winner', title: 'No fuiste ganador' };
  const prize = winner.reward_name;
  return claimablePrize(user)
    ? { kind: 'winner-available', prize }
    : { kind: 'winner-delivery', prize, text: 'Tu premio se entregará en 2 a 3 semanas.' };
}
