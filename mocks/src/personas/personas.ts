import type { Persona } from '../db/state.ts';
import { homeAddress } from '../fixtures/address.ts';
import {
  clients,
  idleClients,
  personalChallenge,
  transactionsChallenge,
} from '../fixtures/challenges.ts';
import {
  helpMaterials,
  horizontalIntro,
  hostileHtml,
  hostileMaterials,
  htmlIntro,
  verticalIntro,
} from '../fixtures/materials.ts';
import { manyNotifications } from '../fixtures/notifications.ts';
import { everyOrder, todayOrder } from '../fixtures/orders.ts';
import { manyTerritories } from '../fixtures/places.ts';
import { boardSurvey, secondSurvey } from '../fixtures/surveys.ts';
import { boardTickets, longTicket, openTicket } from '../fixtures/tickets.ts';
import { BLENDER_SKU } from '../fixtures/vault.ts';
import { persona } from './persona.ts';

const NO_RECORDS = () => ({ orders: [], notifications: [], tickets: [] });
const RAFFLE = { reward_block: true, show_result_winner: true };
const MOTO = 'Motocicleta de trabajo 125 cc';

/** The personas: an invented user for each role and situation. `npm start` logs the first one in. */
export const personas: readonly [Persona, ...Persona[]] = [
  persona({
    alias: 'activator',
  }),
  persona({
    alias: 'no-addresses',
    name: 'Martín Hernández Tovar',
    user: { addresses: [] },
    balance: 2600,
  }),
  persona({
    alias: 'one-gem',
    name: 'Citlali Bañuelos Lara',
    balance: 1,
  }),
  persona({
    alias: 'long-name',
    name: 'María de los Ángeles Guadalupe Xicohténcatl-Montes',
    user: {
      first_name: 'María de los Ángeles Guadalupe',
      last_name: 'Xicohténcatl-Montes',
      region_id: 51,
      territory_id: 5,
      badge: { level: 5 },
    },
    balance: 1_284_000,
    standing: { region: 1028, territory: 1028, ownActivations: 9999, total: 9999, week: 480 },
    members: 1200,
    totals: { region: 128_400, territory: 128_400 },
  }),
  persona({
    alias: 'no-activations',
    name: 'Edgar Iván Quintanar Robles',
    user: { region_id: 51, territory_id: 5, daily_activations: 0, badge: null },
    balance: 0,
    standing: { region: null, territory: null, ownActivations: 0, week: 0, total: 0 },
    state: NO_RECORDS,
    world: (now) => ({
      ranking: { position: null, count: 0 },
      personal: { ...personalChallenge(now), referlas: 0 },
    }),
  }),
  persona({
    alias: 'vault-closed',
    name: 'Perla Escamilla Ornelas',
    user: { vault_open: false },
  }),
  persona({
    alias: 'card-owner',
    name: 'Noé Santoyo Zepeda',
    user: { has_card: true },
  }),
  persona({
    alias: 'promoter-region',
    name: 'Araceli Rentería Muñoz',
    user: { role_id: 4, badge: null },
    balance: 96,
  }),
  persona({
    alias: 'promoter-territory',
    name: 'Héctor Palomares Ibarra',
    user: { role_id: 4, region_id: null, badge: null },
    balance: 140,
  }),
  persona({
    alias: 'driver',
    name: 'Rubén Lara Pacheco',
    user: { role_id: 5 },
    balance: 1,
    world: (now) => ({ challenge: transactionsChallenge(now), personal: null, clients: [] }),
  }),
  persona({
    alias: 'driver-idle-clients',
    name: 'Saúl Olvera Carrillo',
    user: { role_id: 5 },
    balance: 45,
    world: (now) => ({ challenge: transactionsChallenge(now), clients: [...idleClients] }),
  }),
  persona({
    alias: 'transactions',
    name: 'Ximena Arriaga Tovar',
    world: (now) => ({ challenge: transactionsChallenge(now), clients: [...clients] }),
  }),
  persona({
    alias: 'corporate',
    name: 'Elisa Montaño Zúñiga',
    user: { role_id: 6, region_id: null, territory_id: null, badge: null },
    balance: 362,
  }),
  persona({
    alias: 'corporate-2',
    name: 'Raúl Camacho Núñez',
    user: { role_id: 2, region_id: null, territory_id: null, badge: null },
    balance: 0,
  }),
  persona({
    alias: 'corporate-9',
    name: 'Nayeli Treviño Cervantes',
    user: { role_id: 9, region_id: null, territory_id: null, badge: null },
    balance: 12,
  }),
  persona({
    alias: 'black-listed',
    name: 'Iván Mondragón Macías',
    user: {
      black_list: true,
      black_list_message: 'Tu cuenta está en revisión. Acércate a tu líder de tienda.',
    },
  }),
  persona({
    alias: 'blocked',
    name: 'Tomás Villagrán Solís',
    world: () => ({
      refusal: {
        status: 403,
        body: {
          error_code: 'blacklist',
          message: 'Tu usuario fue bloqueado por actividad inusual.',
        },
      },
    }),
  }),
  persona({
    alias: 'inactive',
    name: 'Gloria Partida Medina',
    user: { active: false },
  }),
  persona({
    alias: 'forced-update',
    name: 'Brayan Castañeda Robles',
    user: { has_update: true },
  }),
  persona({
    alias: 'first-visit',
    name: 'Itzel Barragán Aguirre',
    user: { tour_complete: false },
  }),
  persona({
    alias: 'three-intros',
    name: 'Óscar Ornelas Pech',
    world: () => ({ materials: [verticalIntro, horizontalIntro, htmlIntro, ...helpMaterials] }),
  }),
  persona({
    alias: 'daily-tip',
    name: 'Dulce María Ku Solís',
    world: () => ({ materials: [htmlIntro, ...helpMaterials] }),
  }),
  persona({
    alias: 'all-pending',
    name: 'Ulises Quintanar Lara',
    user: { tour_complete: false },
    state: () => ({ surveys: [structuredClone(boardSurvey)] }),
    world: () => ({ materials: [htmlIntro, ...helpMaterials] }),
  }),
  persona({
    alias: 'two-surveys',
    name: 'Rosa Elena Núñez Ibarra',
    state: () => ({ surveys: structuredClone([boardSurvey, secondSurvey]) }),
  }),
  persona({
    alias: 'raffle-winner',
    name: 'Luz María Escamilla Pech',
    user: { ...RAFFLE, winner: { reward_name: MOTO, available: true, reward_sku: 'SORTEO-MOTO' } },
    world: () => ({ gameClosed: { closed: true, message: null }, challenge: null }),
  }),
  persona({
    alias: 'raffle-claimed',
    name: 'Jesús Antonio Zepeda Ku',
    user: { ...RAFFLE, winner: { reward_name: MOTO, available: false, reward_sku: 'SORTEO-MOTO' } },
    balance: 1,
    world: () => ({ gameClosed: { closed: true, message: null }, challenge: null }),
  }),
  persona({
    alias: 'raffle-lost',
    name: 'Brenda Medina Carrillo',
    user: { ...RAFFLE, winner: null },
    world: () => ({ gameClosed: { closed: true, message: null }, challenge: null }),
  }),
  persona({
    alias: 'game-over',
    name: 'Karen Sofía Macías Olvera',
    world: () => ({
      challenge: null,
      personal: null,
      gameClosed: {
        closed: true,
        message:
          '<h2>Gracias por una gran temporada</h2><p>Entre todos sumaron <strong>182,406 activaciones</strong> en 41 semanas. La bóveda sigue abierta para que uses tus esmeraldas.</p><ul><li>Los premios a domicilio llegan en 2 a 3 semanas.</li><li>Las tarjetas llegan en 5 a 6 semanas.</li></ul>',
      },
    }),
  }),
  persona({
    alias: 'no-tickets',
    name: 'Guadalupe Tovar Santoyo',
    state: () => ({ tickets: [] }),
  }),
  persona({
    alias: 'open-ticket',
    name: 'Angélica Ornelas Lara',
    state: (_now, { name }) => ({ tickets: [openTicket(name), ...boardTickets(name)] }),
  }),
  persona({
    alias: 'pilot-ending',
    name: 'Martha Solís Treviño',
    world: () => ({ params: { support_active: true, show_faq_btn: true, first_notice: 'on' } }),
  }),
  persona({
    alias: 'ordered-today',
    name: 'Emilio Rentería Aguirre',
    user: { order_now: [BLENDER_SKU] },
    balance: 2100,
    state: (now) => ({ orders: [todayOrder(now)] }),
  }),
  persona({
    alias: 'every-order',
    name: 'Susana Partida Cervantes',
    state: (now) => ({ orders: everyOrder(now) }),
  }),
  persona({
    alias: 'many-notices',
    name: 'Efraín Muñoz Bañuelos',
    state: (now) => ({ notifications: manyNotifications(now, 120) }),
  }),
  persona({
    alias: 'support-off',
    name: 'Leticia Palomares Núñez',
    user: { can_up_ticket: false, help: false },
    world: () => ({ params: { support_active: 0, show_faq_btn: 0, first_notice: '0' } }),
  }),
  persona({
    alias: 'huge-region',
    name: 'Rogelio Camacho Villagrán',
    standing: { region: 4321, territory: 286, ownActivations: 1, week: 1, total: 9 },
    members: 5000,
  }),
  persona({
    alias: 'long-ticket',
    name: 'Patricia Arriaga Mondragón',
    state: (_now, { name }) => ({ tickets: [longTicket(name, 200)] }),
  }),
  persona({
    alias: 'nothing-yet',
    name: 'Adrián Barragán Macías',
    user: { addresses: [homeAddress] },
    state: NO_RECORDS,
  }),
  persona({
    alias: 'over-goal',
    name: 'Yolanda Ibarra Pech',
    user: { daily_activations: 7 },
  }),
  persona({
    alias: 'unknown-role',
    name: 'Gerardo Ku Robles',
    user: { role_id: 13 },
  }),
  persona({
    alias: 'hostile-html',
    name: 'Mónica Zepeda Olvera',
    state: (_now, { name }) => ({
      tickets: [
        {
          ...openTicket(name),
          comments: [{ user: 'Soporte', content: hostileHtml, time_ago: 'hace 1 hora' }],
        },
      ],
    }),
    world: () => ({
      materials: [...hostileMaterials],
      gameClosed: { closed: true, message: hostileHtml },
      challenge: null,
    }),
  }),
  persona({
    alias: 'promoter-no-territory',
    name: 'Rebeca Villagrán Ornelas',
    user: { role_id: 4, territory_id: null, badge: null },
    balance: 58,
  }),
  persona({
    alias: 'many-territories',
    name: 'Beatriz Cervantes Solís',
    user: { role_id: 6, region_id: null, territory_id: null, badge: null },
    balance: 12,
    world: () => ({ territories: manyTerritories(3000) }),
  }),
  persona({
    alias: 'no-territories',
    name: 'Ramiro Ornelas Lara',
    user: { role_id: 9, region_id: null, territory_id: null, badge: null },
    balance: 12,
    world: () => ({ territories: [] }),
  }),
];

/** Returns the persona with this code. Undefined for an unknown code. */
export function findPersona(code: string): Persona | undefined {
  return personas.find((candidate) => candidate.code === code);
}
