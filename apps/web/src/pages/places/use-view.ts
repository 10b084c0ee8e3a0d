import type { TeamFilter } from '@gemas/domain';
import type { PlaceView } from '@gemas/ui';
import { useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { filterAtom, placeSortAtom } from '../../state/places/view.ts';

/** Returns the filter of this screen's list (including the search text), and a function that changes the filter. */
export function useFilter(): [TeamFilter, (filter: TeamFilter) => void] {
  return useAtom(filterAtom(useLocation().pathname));
}

/** Returns the sort order of all lists of places, the search text of this screen, and functions that change them. */
export function usePlaceView(): PlaceView {
  const [order, onOrder] = useAtom(placeSortAtom);
  const [filter, setFilter] = useFilter();
  return {
    order,
    onOrder,
    typed: filter.typed,
    onType: (typed) => setFilter({ ...filter, typed }),
  };
}
