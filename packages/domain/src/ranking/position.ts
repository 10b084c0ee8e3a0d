/** Cheering line beside a place (decision 20); null when the person holds no place. */
export function positionMessage(position: number | null): string | null {
  if (position === null || !(position >= 1)) return null;
  if (position === 1) return 'Vas en primer lugar.';
  if (position <= 4) return 'Estás muy cerca del primer lugar.';
  if (position <= 10) return 'Vas entre los 10 primeros.';
  return 'Cada activación te acerca al top 10.';
}
