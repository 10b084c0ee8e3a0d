import type { ShownStore } from '@gemas/domain';

/** Says in one line in which store the user picks up a card: 'La recoges en Tienda Romita: Av. Hidalgo 9, Romita'. */
export function PickupPlace({ store: { name, address } }: { store: ShownStore }) {
  return (
    <>
      <span>La recoges en</span> {name !== '' && <b>{name}</b>}
      {address !== '' && <span>{name !== '' ? `: ${address}` : address}</span>}
    </>
  );
}
