import type { ShownStore } from '@gemas/domain';

/** Says in one line where a card is picked up: 'La recoges en Tienda Romita: Av. Hidalgo 9, Romita'. */
export function PickupPlace({ store: { name, address } }: { store: ShownStore }) {
  return (
    <>
      La recoges en {name !== '' && <b>{name}</b>}
      {name !== '' && address !== '' && ': '}
      {address}
    </>
  );
}
