import { inSection } from './in-section.ts';

const REWARDS = inSection('2 My rewards', [
  { id: 'rewards.list', kind: 'state', title: 'Orders' },
  { id: 'rewards.pickup', kind: 'state', title: 'A card with its pickup store' },
  { id: 'rewards.loading', kind: 'loading', title: 'Orders while they load' },
  { id: 'rewards.empty', kind: 'empty', title: 'No has canjeado premios, sigue activando…' },
  { id: 'rewards.failure', kind: 'failure', title: 'Orders failed, with a retry' },
]);

const ORDER_HELP = inSection('10 Mis premios', [
  { id: 'rewards.groups', kind: 'state', title: 'En camino, and Entregados y cancelados' },
  { id: 'rewards.copied', kind: 'transition', title: 'A tap copies the number: Número copiado' },
  {
    id: 'rewards.not-copied',
    kind: 'failure',
    title: 'The number could not be copied: it is shown',
  },
  { id: 'rewards.help', kind: 'transition', title: 'Ayuda con este pedido opens a new ticket' },
  { id: 'rewards.help-open', kind: 'transition', title: 'A ticket is open: help leads to it' },
  { id: 'rewards.help-long', kind: 'state', title: 'Help with a very long prize name' },
  {
    id: 'rewards.help-contact',
    kind: 'state',
    title: 'No ticket possible: help is the phone or mail',
  },
  { id: 'rewards.no-help', kind: 'state', title: 'No help where it would lead nowhere' },
]);

const TRACKING = inSection('4 Order tracking', [
  { id: 'tracking.in-process', kind: 'state', title: 'En proceso or Colocada: stage 1' },
  { id: 'tracking.confirmed', kind: 'state', title: 'Confirmada: stage 2' },
  {
    id: 'tracking.in-transit',
    kind: 'state',
    title: 'En Proceso de entrega: En transito, stage 3',
  },
  { id: 'tracking.delivered', kind: 'state', title: 'Entregada: stage 4' },
  { id: 'tracking.canceled', kind: 'state', title: 'Cancelada and the comment' },
  { id: 'tracking.unknown', kind: 'state', title: 'Unknown status: its own text' },
  { id: 'tracking.none', kind: 'state', title: 'No status yet' },
  { id: 'arrival.dates', kind: 'state', title: 'Llega entre … y …' },
  { id: 'arrival.late', kind: 'state', title: 'Debía llegar entre … y …' },
  { id: 'arrival.undated', kind: 'state', title: 'No readable date: the weeks alone' },
]);

const RECEIVED = inSection('4 My rewards', [
  { id: 'received.question', kind: 'state', title: '¿Ya recibiste tu tarjeta?' },
  {
    id: 'received.second-question',
    kind: 'transition',
    title: 'Sí, ya la tengo asks for confirmation',
  },
  { id: 'received.offered', kind: 'state', title: 'Ya recibí mi tarjeta, before it is asked' },
  { id: 'received.declined', kind: 'transition', title: 'Aún no leaves the link for a week' },
  { id: 'received.delivered', kind: 'state', title: 'Entregada: asked before 5 weeks' },
  { id: 'received.offline', kind: 'failure', title: 'No connection, said before the confirmation' },
  { id: 'received.confirming', kind: 'loading', title: 'Confirmation is being sent' },
  { id: 'received.confirmed', kind: 'state', title: 'Success shows the server’s message' },
  { id: 'received.for-good', kind: 'state', title: 'A received card has a permanent note' },
  { id: 'received.failed', kind: 'failure', title: 'Confirmation failed' },
]);

const MENU = inSection('2 Profile', [
  { id: 'menu.tiles', kind: 'state', title: 'Balance and tiles' },
  { id: 'menu.balance-unread', kind: 'failure', title: 'No pudimos leer tu saldo. Never 0' },
  { id: 'menu.notifications-none', kind: 'state', title: 'No new notifications' },
  {
    id: 'menu.notifications-unknown',
    kind: 'failure',
    title: 'Notifications pending or failed: no number',
  },
  { id: 'menu.notifications-one', kind: 'state', title: '1 notificación nueva' },
  { id: 'menu.notifications-many', kind: 'state', title: '3 notificaciones nuevas' },
  { id: 'menu.history', kind: 'state', title: 'Mi historial, for roles 3 and 5' },
  { id: 'menu.support', kind: 'state', title: 'Soporte, for the help flag' },
  { id: 'menu.progress-hidden', kind: 'state', title: 'Other roles: no daily progress' },
  { id: 'menu.offline', kind: 'failure', title: 'Earlier balance, with its time' },
  { id: 'menu.logout-asked', kind: 'transition', title: 'Cerrar sesión asks for confirmation' },
  { id: 'menu.logout-kept', kind: 'transition', title: 'Cancelar keeps the user logged in' },
]);

const INSTALL = inSection('10 On the home screen', [
  { id: 'menu.download', kind: 'state', title: 'Descarga la app, where it is not installed' },
  { id: 'download.prompt', kind: 'state', title: 'Instalar en este teléfono' },
  { id: 'download.asked', kind: 'transition', title: 'The browser shows its install dialog, once' },
  { id: 'download.share-sheet', kind: 'state', title: 'iPhone: Compartir, Agregar a inicio' },
  { id: 'download.installed', kind: 'state', title: 'The app is installed' },
]);

const PROGRESS = inSection('4 Daily progress', [
  { id: 'progress.under', kind: 'state', title: 'Below the daily goal' },
  { id: 'progress.zero', kind: 'state', title: 'No activation yet' },
  { id: 'progress.reached', kind: 'state', title: 'Goal reached: the next multiple' },
  { id: 'progress.over', kind: 'state', title: 'Beyond the goal: progress within the next' },
  { id: 'progress.no-goal', kind: 'state', title: 'No goal: no bar' },
]);

const NOTIFICATIONS = inSection('2 Notifications', [
  { id: 'notifications.list', kind: 'state', title: 'Title, description and date' },
  { id: 'notifications.loading', kind: 'loading', title: 'Buscando notificaciones...' },
  { id: 'notifications.empty', kind: 'empty', title: 'No tienes notificaciones.' },
  { id: 'notifications.failure', kind: 'failure', title: 'Notifications failed, with a retry' },
  { id: 'notifications.new', kind: 'state', title: 'New ones are marked' },
]);

const NOTIFICATION_RULES = inSection('4 Notifications', [
  { id: 'notifications.viewed', kind: 'transition', title: 'New ones are sent as viewed, once' },
]);

const WELCOME = inSection('10 Bienvenida', [
  { id: 'help.intros', kind: 'state', title: 'Intros under Bienvenida, to be watched again' },
]);

const HELP = inSection('2 Help', [
  { id: 'help.materials', kind: 'state', title: 'Materials tab' },
  { id: 'help.materials-loading', kind: 'loading', title: 'Materials while they load' },
  {
    id: 'help.materials-offline',
    kind: 'failure',
    title: 'Earlier materials, with their time',
  },
  { id: 'help.materials-empty', kind: 'empty', title: 'No materials' },
  { id: 'help.materials-failure', kind: 'failure', title: 'Materials failed, with a retry' },
  { id: 'help.video', kind: 'transition', title: 'A video plays in its frame' },
  { id: 'help.open-material', kind: 'transition', title: 'An html item opens Material' },
  { id: 'help.faq', kind: 'state', title: 'Questions' },
  { id: 'help.faq-open', kind: 'transition', title: 'A click reveals the answer' },
  { id: 'help.faq-loading', kind: 'loading', title: 'Questions while they load' },
  { id: 'help.faq-empty', kind: 'empty', title: 'No questions' },
  { id: 'help.faq-failure', kind: 'failure', title: 'Questions failed, with a retry' },
  { id: 'material.shown', kind: 'state', title: 'Title and html' },
  { id: 'material.none', kind: 'transition', title: 'None selected: to Help' },
]);

/** States of rewards, profile, notifications and help. */
export const PROFILE_STATES = [
  ...REWARDS,
  ...ORDER_HELP,
  ...TRACKING,
  ...RECEIVED,
  ...MENU,
  ...INSTALL,
  ...PROGRESS,
  ...NOTIFICATIONS,
  ...NOTIFICATION_RULES,
  ...HELP,
  ...WELCOME,
] as const;
