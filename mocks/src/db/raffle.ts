import type { Account } from './db.ts';
import { deliveryFault, type Fields } from './redeem.ts';

function claimFault(fields: Fields, me: Account): string | null {
  const { winner } = me.state.user;
  if (!winner?.available) return 'No tienes un premio por reclamar';
  if (fields.reward_sku !== winner.reward_sku) return 'Ese premio no es el tuyo';
  if (fields.type_card !== '') return 'type_card debe ir vacío';
  if (me.state.claimed !== null) return 'Ya reclamaste tu premio';
  return deliveryFault(fields, me, ['reward_sku', 'type_card']);
}

/** Takes a raffle claim; what is wrong with it, null when it was taken. */
export function takeClaim(me: Account, fields: Fields): string | null {
  const fault = claimFault(fields, me);
  if (fault) return fault;
  me.state.claimed = String(fields.reward_sku ?? '');
  if (me.state.user.winner) me.state.user.winner.available = false;
  return null;
}
