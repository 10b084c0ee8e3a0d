import {
  fetchChallenge,
  fetchClients,
  fetchMyRanking,
  fetchPersonalChallenge,
  fetchRankingPage,
} from '../api/challenges.ts';
import { atom, atomWithQuery } from './core/jotai.ts';
import { sendAtom, userAtom } from './session/session.ts';

/** The current challenge seldom changes: asked again after this, ms. */
const FRESH_MS = 20 * 60 * 1000;
/** Places move: asked again after this, ms. */
const PLACES_FRESH_MS = 60_000;

export const currentChallengeAtom = atomWithQuery((get) => ({
  queryKey: ['challenge', get(userAtom).id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchChallenge(get(sendAtom), signal),
  staleTime: FRESH_MS,
}));

/** Mounted for roles 3 and 5 only, while the game is open, as the stats are. */
export const personalChallengeAtom = atomWithQuery((get) => ({
  queryKey: ['challenge', 'personal', get(userAtom).id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchPersonalChallenge(get(sendAtom), signal),
  staleTime: PLACES_FRESH_MS,
}));

export const myRankingAtom = atomWithQuery((get) => ({
  queryKey: ['challenge', 'own-place', get(userAtom).id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchMyRanking(get(sendAtom), signal),
  staleTime: PLACES_FRESH_MS,
}));

/** Page of the global ranking in sight, from 1. */
export const rankingPageNumberAtom = atom(1);

function createRankingPageAtom(page: number) {
  return atomWithQuery((get) => ({
    queryKey: ['challenge', 'ranking', get(userAtom).id, page],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchRankingPage(get(sendAtom), page, signal),
    staleTime: PLACES_FRESH_MS,
  }));
}

const rankingPageAtoms = new Map<number, ReturnType<typeof createRankingPageAtom>>();

/** That page. One atom for each page seen: a page that is left before it came is dropped. */
export const rankingPageAtom = atom((get) => {
  const page = get(rankingPageNumberAtom);
  const known = rankingPageAtoms.get(page) ?? createRankingPageAtom(page);
  rankingPageAtoms.set(page, known);
  return get(known);
});

export const clientsAtom = atomWithQuery((get) => ({
  queryKey: ['challenge', 'clients', get(userAtom).id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchClients(get(sendAtom), signal),
  staleTime: PLACES_FRESH_MS,
}));
