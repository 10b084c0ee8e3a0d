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
    code: '48213',
    title: 'Activadora de las láminas: 1,284 esmeraldas, dos direcciones guardadas',
  }),
  persona({
    code: '50110',
    name: 'Martín Hernández Tovar',
    title: 'Activador sin direcciones guardadas',
    user: { addresses: [] },
    balance: 2600,
  }),
  persona({
    code: '50111',
    name: 'Citlali Bañuelos Lara',
    title: 'Activadora con una sola esmeralda',
    balance: 1,
  }),
  persona({
    code: '1048213',
    name: 'María de los Ángeles Guadalupe Xicohténcatl-Montes',
    title: 'Activadora de nombre largo y 1,284,000 esmeraldas',
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
    code: '50113',
    name: 'Edgar Iván Quintanar Robles',
    title: 'Activador sin activaciones ni posición, equipo en ceros',
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
    code: '50114',
    name: 'Perla Escamilla Ornelas',
    title: 'Activadora con la bóveda cerrada',
    user: { vault_open: false },
  }),
  persona({
    code: '50115',
    name: 'Noé Santoyo Zepeda',
    title: 'Activador que ya tiene tarjeta de regalo',
    user: { has_card: true },
  }),
  persona({
    code: '40210',
    name: 'Araceli Rentería Muñoz',
    title: 'Promotora con región',
    user: { role_id: 4, badge: null },
    balance: 96,
  }),
  persona({
    code: '40211',
    name: 'Héctor Palomares Ibarra',
    title: 'Promotor sin región: ve su territorio',
    user: { role_id: 4, region_id: null, badge: null },
    balance: 140,
  }),
  persona({
    code: '33190',
    name: 'Rubén Lara Pacheco',
    title: 'Impulsor de León Centro, reto de transacciones sin activaciones',
    user: { role_id: 5 },
    balance: 1,
    world: (now) => ({ challenge: transactionsChallenge(now), personal: null, clients: [] }),
  }),
  persona({
    code: '33191',
    name: 'Saúl Olvera Carrillo',
    title: 'Impulsor con clientes que aún no cumplen ningún reto',
    user: { role_id: 5 },
    balance: 45,
    world: (now) => ({ challenge: transactionsChallenge(now), clients: [...idleClients] }),
  }),
  persona({
    code: '50120',
    name: 'Ximena Arriaga Tovar',
    title: 'Activadora en el reto de transacciones',
    world: (now) => ({ challenge: transactionsChallenge(now), clients: [...clients] }),
  }),
  persona({
    code: '10027',
    name: 'Elisa Montaño Zúñiga',
    title: 'Corporativo (rol 6): todos los territorios',
    user: { role_id: 6, region_id: null, territory_id: null, badge: null },
    balance: 362,
  }),
  persona({
    code: '10028',
    name: 'Raúl Camacho Núñez',
    title: 'Corporativo (rol 2)',
    user: { role_id: 2, region_id: null, territory_id: null, badge: null },
    balance: 0,
  }),
  persona({
    code: '10029',
    name: 'Nayeli Treviño Cervantes',
    title: 'Corporativo (rol 9)',
    user: { role_id: 9, region_id: null, territory_id: null, badge: null },
    balance: 12,
  }),
  persona({
    code: '60001',
    name: 'Iván Mondragón Macías',
    title: 'Bloqueado por bandera, con mensaje',
    user: {
      black_list: true,
      black_list_message: 'Tu cuenta está en revisión. Acércate a tu líder de tienda.',
    },
  }),
  persona({
    code: '60002',
    name: 'Tomás Villagrán Solís',
    title: 'Bloqueado: sus llamadas responden 403 blacklist',
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
    code: '60003',
    name: 'Gloria Partida Medina',
    title: 'Inactiva',
    user: { active: false },
  }),
  persona({
    code: '60004',
    name: 'Brayan Castañeda Robles',
    title: 'Con actualización obligatoria',
    user: { has_update: true },
  }),
  persona({
    code: '60005',
    name: 'Itzel Barragán Aguirre',
    title: 'Nueva: no ha hecho el recorrido',
    user: { tour_complete: false },
  }),
  persona({
    code: '60006',
    name: 'Óscar Ornelas Pech',
    title: 'Tres introducciones pendientes: vertical, horizontal y texto',
    world: () => ({ materials: [verticalIntro, horizontalIntro, htmlIntro, ...helpMaterials] }),
  }),
  persona({
    code: '60007',
    name: 'Dulce María Ku Solís',
    title: 'Un consejo (html) que se muestra cada día',
    world: () => ({ materials: [htmlIntro, ...helpMaterials] }),
  }),
  persona({
    code: '60008',
    name: 'Ulises Quintanar Lara',
    title: 'Todo a la vez: introducción, encuesta y recorrido',
    user: { tour_complete: false },
    state: () => ({ surveys: [structuredClone(boardSurvey)] }),
    world: () => ({ materials: [htmlIntro, ...helpMaterials] }),
  }),
  persona({
    code: '60009',
    name: 'Rosa Elena Núñez Ibarra',
    title: 'Con dos encuestas pendientes',
    state: () => ({ surveys: structuredClone([boardSurvey, secondSurvey]) }),
  }),
  persona({
    code: '60010',
    name: 'Luz María Escamilla Pech',
    title: 'Ganadora del sorteo, premio por reclamar',
    user: { ...RAFFLE, winner: { reward_name: MOTO, available: true, reward_sku: 'SORTEO-MOTO' } },
    world: () => ({ gameClosed: { closed: true, message: null }, challenge: null }),
  }),
  persona({
    code: '60011',
    name: 'Jesús Antonio Zepeda Ku',
    title: 'Ganador del sorteo, premio ya en camino',
    user: { ...RAFFLE, winner: { reward_name: MOTO, available: false, reward_sku: 'SORTEO-MOTO' } },
    balance: 1,
    world: () => ({ gameClosed: { closed: true, message: null }, challenge: null }),
  }),
  persona({
    code: '60012',
    name: 'Brenda Medina Carrillo',
    title: 'Sin premio en el sorteo',
    user: { ...RAFFLE, winner: null },
    world: () => ({ gameClosed: { closed: true, message: null }, challenge: null }),
  }),
  persona({
    code: '60013',
    name: 'Karen Sofía Macías Olvera',
    title: 'Juego terminado, con mensaje de cierre',
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
    code: '60014',
    name: 'Guadalupe Tovar Santoyo',
    title: 'Sin tickets y puede crear uno',
    state: () => ({ tickets: [] }),
  }),
  persona({
    code: '60015',
    name: 'Angélica Ornelas Lara',
    title: 'Con un ticket abierto',
    state: (_now, { name }) => ({ tickets: [openTicket(name), ...boardTickets(name)] }),
  }),
  persona({
    code: '60016',
    name: 'Martha Solís Treviño',
    title: 'Aviso de fin del piloto encendido',
    world: () => ({ params: { support_active: true, show_faq_btn: true, first_notice: 'on' } }),
  }),
  persona({
    code: '60017',
    name: 'Emilio Rentería Aguirre',
    title: 'Ya ordenó hoy la licuadora',
    user: { order_now: [BLENDER_SKU] },
    balance: 2100,
    state: (now) => ({ orders: [todayOrder(now)] }),
  }),
  persona({
    code: '60018',
    name: 'Susana Partida Cervantes',
    title: 'Pedidos en todas las etapas, cancelado y por confirmar',
    state: (now) => ({ orders: everyOrder(now) }),
  }),
  persona({
    code: '60019',
    name: 'Efraín Muñoz Bañuelos',
    title: '120 notificaciones, 12 nuevas',
    state: (now) => ({ notifications: manyNotifications(now, 120) }),
  }),
  persona({
    code: '60020',
    name: 'Leticia Palomares Núñez',
    title: 'Soporte apagado y sin permiso de tickets',
    user: { can_up_ticket: false, help: false },
    world: () => ({ params: { support_active: 0, show_faq_btn: 0, first_notice: '0' } }),
  }),
  persona({
    code: '60021',
    name: 'Rogelio Camacho Villagrán',
    title: 'Región de 5,000 personas',
    standing: { region: 4321, territory: 286, ownActivations: 1, week: 1, total: 9 },
    members: 5000,
  }),
  persona({
    code: '60022',
    name: 'Patricia Arriaga Mondragón',
    title: 'Ticket abierto de 200 mensajes',
    state: (_now, { name }) => ({ tickets: [longTicket(name, 200)] }),
  }),
  persona({
    code: '60023',
    name: 'Adrián Barragán Macías',
    title: 'Sin pedidos, avisos ni tickets; una sola dirección',
    user: { addresses: [homeAddress] },
    state: NO_RECORDS,
  }),
  persona({
    code: '60024',
    name: 'Yolanda Ibarra Pech',
    title: 'Superó su meta diaria: 7 de 5',
    user: { daily_activations: 7 },
  }),
  persona({
    code: '60025',
    name: 'Gerardo Ku Robles',
    title: 'Rol 13, que la aplicación no conoce',
    user: { role_id: 13 },
  }),
  persona({
    code: '60026',
    name: 'Mónica Zepeda Olvera',
    title: 'Html peligroso en consejo, guías, ticket y mensaje de cierre',
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
    code: '40212',
    name: 'Rebeca Villagrán Ornelas',
    title: 'Promotora con región y sin territorio',
    user: { role_id: 4, territory_id: null, badge: null },
    balance: 58,
  }),
  persona({
    code: '10030',
    name: 'Beatriz Cervantes Solís',
    title: 'Corporativo (rol 6): 3,000 territorios',
    user: { role_id: 6, region_id: null, territory_id: null, badge: null },
    balance: 12,
    world: () => ({ territories: manyTerritories(3000) }),
  }),
  persona({
    code: '10031',
    name: 'Ramiro Ornelas Lara',
    title: 'Corporativo (rol 9) sin territorios',
    user: { role_id: 9, region_id: null, territory_id: null, badge: null },
    balance: 12,
    world: () => ({ territories: [] }),
  }),
];

/** Returns the persona with this code. Undefined for an unknown code. */
export function findPersona(code: string): Persona | undefined {
  return personas.find((candidate) => candidate.code === code);
}
