import type { Account } from './db.ts';
import { deliveryError, type Fields } from './redeem.ts';

function claimError(fields: Fields, account: Account): string | null {
  const { winner } = account.state.user;
  if (!winner?.available) return 'No tienes un premio por reclamar';
  if (fields.reward_sku !== winner.reward_sku) return 'Ese premio no es el tuyo';
  if (fields.type_card !== '') return 'type_card debe ir vacío';
  if (account.state.claimed !== null) return 'Ya reclamaste tu premio';
  return deliveryError(fields, account, ['reward_sku', 'type_card']);
}

/** Claims the raffle prize of a user. Returns why the claim is refused. Null for an accepted claim. */
export function claimPrize(account: Account, fields: Fields): string | null {
  const error = claimError(fields, account);
  if (error) return error;
  account.state.claimed = String(fields.reward_sku ?? '');
  if (account.state.user.winner) account.state.user.winner.available = false;
  return null;
}
