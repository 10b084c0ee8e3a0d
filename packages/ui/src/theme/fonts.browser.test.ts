import { beforeAll, expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import './theme.css';
import tokens from './tokens.json';

const { $type, ...roles } = tokens.type;
const cssRole = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

beforeAll(loadFonts);

it.each(Object.keys(roles))(
  'the text style %s uses one of the two loaded font families',
  async (role) => {
    const line = document.createElement('p');
    line.style.font = `var(--type-${cssRole(role)})`;
    line.textContent = 'Á 1,284';
    document.body.append(line);
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(line);
    // Only the first family is tested. The other families are fonts of phones, which may not exist where the test runs.
    const [family] = fontFamily.split(',');
    expect(fontFamily).toMatch(/^"(Gabarito|Figtree) Variable"/);
    const faces = await document.fonts.load(`${fontWeight} ${fontSize} ${family}`, 'Á 1,284');
    expect(faces.map(({ status }) => status)).toEqual(['loaded']);
    line.remove();
  },
);
