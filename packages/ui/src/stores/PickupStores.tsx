import { formatNumber, type PickupStore, plural, STORES_MAX, storeAddress } from '@gemas/domain';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { TextField } from '../primitives/Field/TextField.tsx';
import { InlineError } from '../primitives/InlineError.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import type { RemoteList } from '../primitives/remote.ts';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { token, type } from '../theme/tokens.ts';

const Count = styled.p`
  ${type('small')}
  margin: 10px 0;
  color: ${token('text-secondary')};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

const FIRST_SHOWN = 5;
const MORE_SHOWN = 50;

type StoreList = RemoteList<PickupStore>;

function status(stores: StoreList): string {
  switch (stores.status) {
    case 'loading':
      return 'Buscando tiendas...';
    case 'error':
      return '';
    case 'empty':
      return 'No encontramos tiendas. Prueba con tu ciudad o tu colonia.';
    case 'ready': {
      const { length } = stores.items;
      const found = `${formatNumber(length)} ${plural(length, 'tienda', 'tiendas')}`;
      return length < STORES_MAX ? found : `${found} o más. Escribe para encontrar la tuya.`;
    }
  }
}

interface OptionsProps extends Pick<PickupStoresProps, 'chosen' | 'onChoose'> {
  stores: readonly PickupStore[];
}

function Options({ stores, chosen, onChoose }: OptionsProps) {
  const [count, setCount] = useState(FIRST_SHOWN);
  const shown = stores.slice(0, count);
  const isOut = chosen !== null && !shown.some(({ id }) => id === chosen.id);
  const offered = isOut ? [chosen, ...shown] : shown;
  if (offered.length === 0) return null;
  return (
    <Stack>
      <RadioCards
        legend="Tiendas"
        legendHidden
        name="pickup_id"
        value={chosen ? String(chosen.id) : ''}
        onSelect={onChoose}
        options={offered.map((store) => ({
          value: String(store.id),
          label: store.name,
          description: storeAddress(store),
        }))}
      />
      {stores.length > count && (
        <Button variant="secondary" onClick={() => setCount(count + MORE_SHOWN)}>
          Ver más tiendas
        </Button>
      )}
    </Stack>
  );
}

export interface PickupStoresProps {
  /** Stores that the search found, at most 300. */
  stores: StoreList;
  /** Names of Mexican states. They are suggested while the user types. */
  states: readonly string[];
  /** Text of the search. */
  search: string;
  /** Called with the text of the search after every change, also with ''. The caller debounces its requests. */
  onSearch: (text: string) => void;
  /**
   * The chosen store, as returned by `chosenStore`; null if none is chosen. It is shown even if the search does not
   * find it.
   */
  chosen: PickupStore | null;
  /** Called when the user chooses a store. Receives its id as text. */
  onChoose: (id: string) => void;
  /** Error if no store was chosen: 'Es requerido'. */
  error?: string | undefined;
  /** Ref to the search field. The form focuses it if no store was chosen. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Called once, when this component is mounted. The caller then loads the stores. */
  onAsked: () => void;
}

/**
 * Asks in which store the user picks up a card (spec section 5). A search finds stores, which are shown as radio
 * buttons. The chosen store stays in the list even if the next search does not find it.
 *
 * - Use it to choose one of up to 300 stores.
 * - Not for products that are sent home: use an `AddressForm`. Not for a few fixed options: use `RadioCards`.
 */
export function PickupStores({
  stores,
  states,
  search,
  onSearch,
  chosen,
  onChoose,
  error,
  ref,
  onAsked,
}: PickupStoresProps) {
  const suggestions = useId();
  const latestOnAsked = useRef(onAsked);
  useEffect(() => latestOnAsked.current(), []);

  const items = stores.status === 'ready' ? stores.items : [];

  return (
    <div>
      <TextField
        label="Busca tu tienda"
        type="search"
        name="search"
        placeholder="Ciudad, colonia o tienda"
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        ref={ref}
        error={error}
        list={suggestions}
      />
      <datalist id={suggestions}>
        {states.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <Count role="status">{status(stores)}</Count>
      {stores.status === 'loading' && (
        <Stack aria-hidden="true">
          <Skeleton height={76} />
          <Skeleton height={76} />
        </Stack>
      )}
      {stores.status === 'error' && (
        <InlineError
          title="No pudimos buscar tiendas"
          failure={stores.failure}
          onRetry={stores.onRetry}
        />
      )}
      <Options key={search} stores={items} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
