import type { TeamFilter } from '@gemas/domain';
import type { PlaceView } from '@gemas/ui';
import { useLocation } from 'react-router-dom';
import { useAtom } from '../../state/core/jotai.ts';
import { filterAtAtom, placeOrderAtom } from '../../state/places/view.ts';

/** Returns search and filter of this screen's list, and a function that changes them. */
export function useFilter(): [TeamFilter, (filter: TeamFilter) => void] {
  const { pathname } = useLocation();
  const [filterAt, setFilter] = useAtom(filterAtAtom);
  return [filterAt(pathname), (filter) => setFilter(pathname, filter)];
}

/** Returns order and search of this screen's list of places, and functions that change them. */
export function usePlaceView(): PlaceView {
  const [order, onOrder] = useAtom(placeOrderAtom);
  const [filter, setFilter] = useFilter();
  return {
    order,
    onOrder,
    typed: filter.typed,
    onType: (typed) => setFilter({ ...filter, typed }),
  };
}
