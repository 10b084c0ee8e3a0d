// Shows hostile texts (payloads) in the sinks: the parts of the app that show texts of the server. `?sinks=` lists the
// sinks, `?kind=` selects a kind of payloads. A payload that runs sets `window.pwned` to its number.
import type { Prize, TicketThread } from '@gemas/domain';
import { attacks, type Payload, payloads } from '@gemas/mocks/payloads';
import {
  ClosingMessage,
  ErrorAppScreen,
  FRESH,
  HelpScreen,
  IntroDialog,
  MaterialScreen,
  RewardDetailScreen,
  SupportScreen,
  TicketThreadScreen,
  ToastRegion,
} from '@gemas/ui';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

const nothing = () => {};
const asked = new URLSearchParams(location.search);
const chosen: readonly Payload[] =
  Object.entries(attacks).find(([kind]) => kind === asked.get('kind'))?.[1] ?? payloads;
/** A text that is rendered after all payloads. Tests wait for it. */
const LAST = '<p>Último</p>';
const html = [
  ...chosen.map(([, text], id) => text.replace(/(pwned(?:=|&#61;|&equals;))1/g, `$1${id + 1}`)),
  LAST,
];

function prize(description: string): Prize {
  const known = { sku: 'a', type: 'elektra', name: 'Licuadora', image: '' } as const;
  return { ...known, images: [], description, price: 489, available: true };
}

const ready = <T,>(data: T) => ({ status: 'ready', freshness: FRESH, data }) as const;
const readyList = <T,>(items: T[]) => ({ status: 'ready', freshness: FRESH, items }) as const;

function material(type: 'html' | 'video', content: string, id: number) {
  const place = { id, url: '', is_vertical: false, every_day: true, roles: [], is_intro: true };
  return { ...place, type, title: content, content };
}

const thread = (title: string, comments: readonly string[]): TicketThread => ({
  title,
  folio: '1',
  status: 'ABIERTO',
  comments: comments.map((content) => ({ user: content, content, time_ago: content })),
});

/** A sink is an element that shows all payloads, or a function that returns an element for one payload. */
const SINKS: Readonly<Record<string, ReactElement | ((text: string, id: number) => ReactElement)>> =
  {
    intro: (text, id) => (
      <IntroDialog intro={material('video', text, id)} videoSrc={null} onContinue={nothing} />
    ),
    tip: (text, id) => (
      <IntroDialog intro={material('html', text, id)} videoSrc={null} onContinue={nothing} />
    ),
    material: (text) => (
      <MaterialScreen freshness={null} material={{ title: text, content: text }} />
    ),
    answer: (
      <HelpScreen
        tab="faq"
        materials={readyList([])}
        faqs={readyList(html.map((text, id) => ({ id, question: text, answer: text })))}
        onOpenMaterial={nothing}
        newNotifications={0}
      />
    ),
    description: (text) => (
      <RewardDetailScreen
        balance={1000}
        vaultOpen
        prize={ready(prize(text))}
        backHref="#"
        onAcceptTerms={nothing}
      />
    ),
    'ticket title': (text) => (
      <TicketThreadScreen ticket={ready(thread(text, []))} ownName="Fernanda" canCreate />
    ),
    // A long thread renders only comments near the viewport, so each comment has its own thread.
    'ticket comment': (text) => (
      <TicketThreadScreen ticket={ready(thread('', [text]))} ownName="Fernanda" canCreate />
    ),
    'ticket preview': (
      <SupportScreen
        active={ready(true)}
        creation="allowed"
        newNotifications={0}
        tickets={readyList(
          html.map((content, id) => ({
            ...thread(content, []),
            id,
            extract: { content },
            dont_read: 1,
          })),
        )}
      />
    ),
    'closing message': (text) => <ClosingMessage message={text} freshness={FRESH} vaultOpen />,
    'server message': (text, id) => (
      <>
        <ErrorAppScreen message={text} enterHref="#/fail" onRetry={nothing} />
        <ToastRegion
          toasts={[{ id: String(id), tone: 'warn', title: text, text }]}
          onDismiss={nothing}
        />
      </>
    ),
  };

for (const name of (asked.get('sinks') ?? '').split(',')) {
  const sink = SINKS[name];
  if (sink === undefined) throw new Error(`There is no place ${name}`);
  const root = document.body.appendChild(document.createElement('main'));
  root.dataset.sink = name;
  createRoot(root).render(
    typeof sink === 'function'
      ? html.map((text, id) => <section key={text}>{sink(text, id)}</section>)
      : sink,
  );
}
