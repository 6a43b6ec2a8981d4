import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, isReservedName } from './reserved-names.ts';

const SHOP = 'Blue Lantern';

test.each([
  'admin',
  'ADMIN',
  'Admin_01',
  '2024-admin',
  'adm1n',
  'AdmIn',
  'a-d-m-i-n',
  'administrator',
  'support',
  'Supp0rt',
  'customer-service',
  'Customer_Support_24',
  'staff',
  'system',
  'ａｄｍｉｎ',
  'Blue-Lantern',
  'b1ue_1antern',
  'BlueLanternSupport',
  'official_bluelantern',
  '管理员',
  '客服',
  '官方客服',
  '客服01',
  '系统管理员',
  'soporte',
  'atencion_al_cliente',
  'administrador',
  'suporte',
  'atendimento-ao-cliente',
])('%s would pass for the shop', (name) => {
  expect(isReservedName(name, SHOP)).toBe(true);
});

test.each([
  'Ana',
  'Admiral',
  'Blue',
  'bluelantern_fan',
  'supporter_of_art',
  'Systematic',
  'LiNa',
  '小李',
  '管小姐',
  '12345',
  '_-_',
  'Helper',
  'Staffan',
])('%s is anybody’s to choose', (name) => {
  expect(isReservedName(name, SHOP)).toBe(false);
});

test('a shop whose name has no letter or digit reserves nothing by it', () => {
  expect(isReservedName('Ana', '✦')).toBe(false);
  expect(isReservedName('admin', '✦')).toBe(true);
});

/** The same word written otherwise: case, separators, digits that look like letters, a number behind it. */
const disguised = (word: string) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.constantFrom('', '_', '-', '__')), {
        minLength: word.length,
        maxLength: word.length,
      }),
      fc.constantFrom('', '1', '007', '_24'),
    )
    .map(([marks, behind]) => {
      const looks: Record<string, string> = { o: '0', i: '1', e: '3', a: '4', s: '5', t: '7' };
      const letters = [...word].map((letter, at) => {
        const [upper, look, separator] = marks[at] ?? [false, false, ''];
        const written = look ? (looks[letter] ?? letter) : letter;
        return `${upper ? written.toUpperCase() : written}${separator}`;
      });
      return `${letters.join('')}${behind}`;
    });

test('no way of writing a reserved word makes another name of it', () => {
  const words = fc.constantFrom('admin', 'support', 'staff', 'sistema', 'suporte', 'bluelantern', 'customerservice');
  fc.assert(
    fc.property(
      words.chain((word) => disguised(word)),
      (name) => isReservedName(name, SHOP),
    ),
  );
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (name) => foldName(foldName(name)) === foldName(name)),
  );
});
