import { expect, it } from 'vitest';
import { keepUnits } from './units.ts';

it.each([
  ['Motocicleta de trabajo 125 cc, roja', 'Motocicleta de trabajo 125_cc, roja'],
  ['Laptop 15.6" 16 GB RAM y 512 GB', 'Laptop 15.6" 16_GB RAM y 512_GB'],
  ['Licuadora 2 L, 1,200 W', 'Licuadora 2_L, 1,200_W'],
  ['Sofá de 3 plazas', 'Sofá de 3_plazas'],
  ['60  Hz, 3 kHz, 2 l, 5 ml, 20 g, 30 cm, 1 m', '60_Hz, 3_kHz, 2_l, 5_ml, 20_g, 30_cm, 1_m'],
  ['Paquete 2 Lámparas', 'Paquete 2 Lámparas'],
  ['iPhone 15 Mini', 'iPhone 15 Mini'],
])('keepUnits(%j) has a no-break space where %j has a low line', (text, kept) => {
  expect(keepUnits(text)).toBe(kept.replaceAll('_', '\u00a0'));
});
