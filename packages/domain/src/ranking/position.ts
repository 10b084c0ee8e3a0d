/** Returns an encouraging text for a position (design section 9). Null for a user without a position. */
export function positionMessage(position: number | null): string | null {
  if (!position || position < 1) return null;
  if (position === 1) return 'Vas en primer lugar.';
  if (position <= 4) return 'Estás muy cerca del primer lugar.';
  if (position <= 10) return 'Vas entre los 10 primeros.';
  return 'Cada activación te acerca al top 10.';
}
