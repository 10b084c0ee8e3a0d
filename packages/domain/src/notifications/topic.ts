import { foldText } from '../format/fold.ts';

/** What a notification is about. Its icon shows it. */
export const noticeTopics = [
  'support',
  'card',
  'vault',
  'ranking',
  'challenge',
  'prize',
  'gems',
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Words that name a topic, in lower case and without accents. The first topic that matches counts. */
const WORDS: Readonly<Record<NoticeTopic, RegExp>> = {
  support: /\b(tickets?|soporte)\b/u,
  card: /\btarjetas?\b/u,
  vault: /\bboveda\b/u,
  ranking: /\b(ranking|posicion(es)?|cerro|termino)\b/u,
  challenge: /\b(desafios?|retos?|metas?)\b/u,
  prize: /\b(premios?|pedidos?|canjes?)\b/u,
  gems: /\b(esmeraldas?|gemas?)\b/u,
};

/**
 * Returns what a notification is about, as far as its words tell: first those of the title, then those of the
 * description. Null if they do not.
 */
export function noticeTopic(title: string, description: string): NoticeTopic | null {
  for (const text of [foldText(title), foldText(description)]) {
    const topic = noticeTopics.find((name) => WORDS[name].test(text));
    if (topic) return topic;
  }
  return null;
}
