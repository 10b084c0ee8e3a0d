import { inSection } from './in-section.ts';

const SCORE = inSection('2 Score screen', [
  { id: 'score.loading', kind: 'loading', title: 'Score while its stats load' },
  { id: 'score.failure', kind: 'failure', title: 'Stats failed, the rest of the screen works' },
  {
    id: 'score.remembered',
    kind: 'state',
    title: 'Remembered data, until the server confirms who is logged in',
  },
  {
    id: 'score.usable-at-once',
    kind: 'loading',
    title: 'Usable while the lists of intros and surveys load',
  },
  { id: 'score.offline', kind: 'failure', title: 'Earlier stats, with their time' },
  { id: 'score.welcome', kind: 'state', title: 'Last word of the name and the code' },
  { id: 'score.no-name', kind: 'state', title: 'No name: the code alone' },
  { id: 'score.long-name', kind: 'state', title: 'A very long name' },
  { id: 'score.badge', kind: 'state', title: 'Badge image' },
  { id: 'score.badge-slider', kind: 'transition', title: 'The badge opens the badge slider' },
  { id: 'score.wallet', kind: 'state', title: 'Tienes N esmeraldas canjeables en bóveda' },
  { id: 'score.wallet-unread', kind: 'failure', title: 'No pudimos leer tu saldo. Never 0' },
  { id: 'score.wallet-one', kind: 'state', title: 'Tienes 1 esmeralda canjeable en bóveda' },
  { id: 'score.wallet-zero', kind: 'state', title: 'No gems' },
  { id: 'score.wallet-huge', kind: 'state', title: '1,284,000 gems' },
  {
    id: 'score.wallet-counts-up',
    kind: 'transition',
    title: 'Balance counts up from the last seen',
  },
  { id: 'score.see-prizes', kind: 'transition', title: 'VER LOS PREMIOS goes to Vault' },
  { id: 'score.help', kind: 'state', title: 'Help button: show_faq_btn is on' },
  { id: 'score.help-hidden', kind: 'state', title: 'No help button: show_faq_btn is off' },
  { id: 'score.support', kind: 'state', title: 'Support button: the user has the help flag' },
  { id: 'score.support-hidden', kind: 'state', title: 'No support button without the help flag' },
  { id: 'score.role-activator', kind: 'state', title: 'Role 3: region and territory cards' },
  { id: 'score.role-driver', kind: 'state', title: 'Role 5: agency today and week' },
  { id: 'score.role-promoter-region', kind: 'state', title: 'Role 4 with a region: region stats' },
  {
    id: 'score.role-promoter-no-territory',
    kind: 'state',
    title: 'Role 4 with a region, no territory: the link still opens its ranking',
  },
  { id: 'score.role-promoter', kind: 'state', title: 'Role 4 without region: territory stats' },
  { id: 'score.role-corporate', kind: 'state', title: 'Roles 6, 2, 9: territory cards' },
  { id: 'score.corporate-loading', kind: 'loading', title: 'Territory cards while they load' },
  { id: 'score.corporate-empty', kind: 'empty', title: 'Corporate without territories' },
  { id: 'score.corporate-failure', kind: 'failure', title: 'Territory cards failed' },
  { id: 'score.no-position', kind: 'state', title: 'Ranking card without a position' },
  { id: 'score.position-first', kind: 'state', title: 'Position message: 1' },
  { id: 'score.position-near', kind: 'state', title: 'Position message: 2 to 4' },
  { id: 'score.position-top', kind: 'state', title: 'Position message: 5 to 10' },
  { id: 'score.position-over', kind: 'state', title: 'Position message: over 10' },
  { id: 'score.see-positions', kind: 'transition', title: 'Ver posiciones opens the ranking' },
  { id: 'score.pilot-ending', kind: 'state', title: 'Alert: the pilot ends, activate until 23:59' },
  { id: 'score.pilot-ending-closed', kind: 'transition', title: 'The alert shows once per visit' },
  { id: 'score.game-closed', kind: 'state', title: 'Closing message: closed, no challenge' },
  {
    id: 'score.game-closed-offline',
    kind: 'failure',
    title: 'Closing message over remembered data, with its date',
  },
  { id: 'score.game-closed-challenge', kind: 'state', title: 'Closed with an active challenge' },
]);

const PERSONAL = inSection('2 Personal challenge', [
  { id: 'challenge.personal', kind: 'state', title: 'Goal, base, percentage, both weeks' },
  { id: 'challenge.personal-reached', kind: 'state', title: 'Goal reached' },
  { id: 'challenge.personal-zero', kind: 'state', title: 'Nothing done yet' },
  { id: 'challenge.personal-loading', kind: 'loading', title: 'Personal challenge while it loads' },
  { id: 'challenge.personal-none', kind: 'empty', title: 'No personal challenge: no card' },
]);

const GLOBAL = inSection('2 Global challenge ranking', [
  { id: 'challenge.global', kind: 'state', title: 'Own position, valid dates and the table' },
  { id: 'challenge.global-hidden', kind: 'state', title: 'Role is not in the list: nothing shown' },
  { id: 'challenge.medals', kind: 'state', title: 'Positions 1 to 3 show medals' },
  { id: 'challenge.no-position', kind: 'state', title: 'The user has no position yet' },
  { id: 'challenge.folded', kind: 'state', title: 'Five rows, and Ver todo el ranking' },
  { id: 'challenge.unfolded', kind: 'transition', title: 'The whole page, with the pager' },
  { id: 'challenge.page-next', kind: 'transition', title: '> shows the next page' },
  { id: 'challenge.page-previous', kind: 'transition', title: '< shows the page before' },
  { id: 'challenge.page-first', kind: 'state', title: 'Page 1: < disabled' },
  { id: 'challenge.page-last', kind: 'state', title: 'Last page: > disabled' },
  { id: 'challenge.global-loading', kind: 'loading', title: 'Ranking while it loads' },
  { id: 'challenge.global-empty', kind: 'empty', title: 'Nobody ranked yet' },
  { id: 'challenge.global-failure', kind: 'failure', title: 'Ranking failed, with a retry' },
]);

const TRANSACTIONS = inSection('2 Transactions challenge', [
  { id: 'transactions.clients', kind: 'state', title: 'Clients with types completed out of 3' },
  { id: 'transactions.client-none', kind: 'state', title: 'A client with no type completed' },
  { id: 'transactions.client-all', kind: 'state', title: 'A client with all 3 types completed' },
  { id: 'transactions.bonuses', kind: 'state', title: 'Top-up $30, service $50, credit $30' },
  { id: 'transactions.none-activated', kind: 'empty', title: 'Sin activaciones' },
  { id: 'transactions.none-met', kind: 'empty', title: 'Ninguna de tus activaciones ha cumplido…' },
  { id: 'transactions.loading', kind: 'loading', title: 'Clients while they load' },
  { id: 'transactions.failure', kind: 'failure', title: 'Clients failed, with a retry' },
]);

const RAFFLE = inSection('2 End-of-game views', [
  { id: 'raffle.tickets', kind: 'state', title: 'Each gem became a ticket: boletos' },
  { id: 'raffle.ticket-one', kind: 'state', title: 'One gem: boleto' },
  { id: 'raffle.revealing', kind: 'transition', title: '¿Gané? reveals the result' },
  { id: 'raffle.left', kind: 'transition', title: 'The stage is left: a card on Score' },
  {
    id: 'raffle.not-reported',
    kind: 'failure',
    title: 'seen/reward failed: the result all the same',
  },
  { id: 'raffle.winner-available', kind: 'state', title: 'Winner: prize and link to ClaimReward' },
  {
    id: 'raffle.winner-unnamed',
    kind: 'state',
    title: 'Winner of a prize without a name: tu premio',
  },
  { id: 'raffle.winner-delivery', kind: 'state', title: 'Winner: delivered in 2 to 3 weeks' },
  { id: 'raffle.not-winner', kind: 'state', title: 'No fuiste ganador' },
]);

const TOUR = inSection('4 Tour', [
  { id: 'tour.step-1', kind: 'state', title: 'First step' },
  { id: 'tour.step-2', kind: 'state', title: 'Second step' },
  { id: 'tour.step-3', kind: 'state', title: 'Third step' },
  { id: 'tour.step-4', kind: 'state', title: 'Fourth step' },
  { id: 'tour.step-5', kind: 'state', title: 'Last step: Entendido' },
  { id: 'tour.next', kind: 'transition', title: 'A tap goes to the next step' },
  { id: 'tour.skips-4', kind: 'state', title: 'Role 5, role 4 with region: no step 4' },
  { id: 'tour.skips-3', kind: 'state', title: 'Role 4 without region: no step 3' },
  { id: 'tour.lit', kind: 'state', title: 'Every step of every role highlights an element' },
  {
    id: 'tour.game-closed',
    kind: 'state',
    title: 'Game closed, nothing stored: no step about places',
  },
  { id: 'tour.no-target', kind: 'state', title: 'A step whose target is missing' },
  { id: 'tour.complete', kind: 'transition', title: 'After step 5 the user is flagged complete' },
  { id: 'tour.left', kind: 'transition', title: 'Esc or back: away until the next visit' },
  {
    id: 'tour.complete-failed',
    kind: 'error',
    title: 'The tour-complete call fails: the tour still ends',
  },
]);

const INTROS = inSection('4 Intros', [
  { id: 'intro.video-vertical', kind: 'state', title: 'Vertical video' },
  { id: 'intro.video-horizontal', kind: 'state', title: 'Horizontal video' },
  { id: 'intro.html', kind: 'state', title: 'Html tip' },
  { id: 'intro.blocked-video', kind: 'error', title: 'A video of a host that is not allowed' },
  { id: 'intro.next', kind: 'transition', title: 'Continuar shows the next in order' },
  { id: 'intro.viewed', kind: 'transition', title: 'Continuar stores the id as viewed' },
  { id: 'intro.every-day', kind: 'transition', title: 'every_day: shown again' },
  { id: 'intro.by-role', kind: 'state', title: 'Only for roles that include the user’s' },
  { id: 'intro.late', kind: 'transition', title: 'Arrives while Score is used: shown then' },
  { id: 'intro.waits', kind: 'transition', title: 'Arrives over a dialog: shown after the dialog' },
  { id: 'intro.then-tour', kind: 'transition', title: 'After the last one, the tour' },
]);

const SURVEY = inSection('4 Survey', [
  { id: 'survey.pending', kind: 'state', title: 'First pending survey' },
  { id: 'survey.text', kind: 'state', title: 'Text question' },
  { id: 'survey.radio', kind: 'state', title: 'Radio question' },
  { id: 'survey.checkbox', kind: 'state', title: 'Checkbox question' },
  { id: 'survey.additional', kind: 'transition', title: 'The extra option opens a free text' },
  { id: 'survey.unclosable', kind: 'state', title: 'Cannot be closed: Esc, back, backdrop' },
  { id: 'survey.incomplete', kind: 'error', title: 'An answer is missing' },
  { id: 'survey.offline', kind: 'failure', title: 'No connection, said before sending' },
  { id: 'survey.sending', kind: 'loading', title: 'Answers being sent' },
  { id: 'survey.failed', kind: 'failure', title: 'Sending failed, answers kept, retry' },
  { id: 'survey.late', kind: 'transition', title: 'Arrives late: shown then, before the tour' },
  { id: 'survey.next', kind: 'transition', title: 'After sending, surveys are refetched' },
]);

const REFRESH = inSection('4 Stats refresh', [
  { id: 'stats.throttled', kind: 'transition', title: 'Under 20 minutes: not refreshed' },
  { id: 'stats.refreshed', kind: 'transition', title: 'From 20 minutes on: refreshed' },
  { id: 'stats.game-closed', kind: 'transition', title: 'Game closed: nothing is fetched' },
  { id: 'stats.game-closed-kept', kind: 'state', title: 'Game closed: stored data is shown' },
]);

const TODAY = inSection('10 Today and this week', [
  { id: 'today.under', kind: 'state', title: 'Hoy 3 de 5, Te faltan 7 esta semana' },
  { id: 'today.zero', kind: 'state', title: 'Nothing done today' },
  { id: 'today.met', kind: 'state', title: 'Both goals met' },
  { id: 'today.day-alone', kind: 'state', title: 'No goal of the week, or stats not known' },
  { id: 'today.week-alone', kind: 'state', title: 'No goal of the day' },
  { id: 'today.agency', kind: 'state', title: 'Agency of a driver' },
  { id: 'today.hidden', kind: 'state', title: 'Other roles, no goals, game closed: not shown' },
  { id: 'today.history', kind: 'transition', title: 'The card leads to the own history' },
]);

const OWN_POSITION = inSection('10 Ir a mi lugar', [
  { id: 'own-position.button', kind: 'state', title: 'Ir a mi lugar, on any other page' },
  {
    id: 'own-position.opened',
    kind: 'transition',
    title: 'The user’s page, with the own row focused',
  },
  { id: 'own-position.near', kind: 'state', title: 'A 3 activaciones del lugar 26' },
  { id: 'own-position.missing', kind: 'state', title: 'Own page without the own row' },
  { id: 'own-position.ends', kind: 'transition', title: 'First and last page' },
]);

const EARNED = inSection('10 Since your last visit', [
  { id: 'score.earned', kind: 'state', title: '+12 desde ayer, beside the balance' },
  {
    id: 'score.earned-none',
    kind: 'state',
    title: 'First visit, or no new gems: nothing is shown',
  },
]);

/** States of Score, of its onboarding (intros, survey and tour), and of the end of the game. */
export const SCORE_STATES = [
  ...SCORE,
  ...PERSONAL,
  ...GLOBAL,
  ...TRANSACTIONS,
  ...RAFFLE,
  ...TOUR,
  ...INTROS,
  ...SURVEY,
  ...REFRESH,
  ...TODAY,
  ...OWN_POSITION,
  ...EARNED,
] as const;
