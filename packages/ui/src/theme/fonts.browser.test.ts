import { expect, it } from 'vitest';
import './fonts.css';
import './theme.css';
import tokens from './tokens.json';

const { $type, ...roles } = tokens.type;
const cssRole = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it.each(Object.keys(roles))('%s is set in one of the two families, which load', async (role) => {
  const line = document.createElement('p');
  line.style.font = `var(--type-${cssRole(role)})`;
  line.textContent = 'Á 1,284';
  document.body.append(line);
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(line);
  // Its stand-ins are fonts of the phone, which may lack them.
  const [family] = fontFamily.split(',');
  expect(fontFamily).toMatch(/^"(Gabarito|Figtree) Variable"/);
  expect(await document.fonts.load(`${fontWeight} ${fontSize} ${family}`)).toHaveLength(1);
  line.remove();
});
