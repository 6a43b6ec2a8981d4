import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, keywordForm, queryTokens, queryWords, searchTokens } from './search-tokens.ts';

const tokensOf = (name: string, description = '') =>
  searchTokens({
    type: 'normal',
    name: { 'en-US': name },
    description: { 'en-US': description },
    tags: [{ 'en-US': 'Best seller' }],
    brand: 'Quorva & Sons',
    categoryPath: ['c1'],
    categoryNames: [{ 'en-US': 'Home', 'zh-cn': '家居' }],
  });
const finds = (typed: string, tokens: readonly string[]): boolean => {
  const wanted = queryTokens(typed);
  return wanted.length > 0 && wanted.every((token) => tokens.includes(token));
};

test('letters fold to one form', () => {
  expect(fold('Élan STRASSE Ångström Łódź')).toBe('elan strasse angstrom lodz');
  expect(fold('ÁÉÍÓÚ ñ ç ã')).toBe('aeiou n c a');
  expect(fold('Straße')).toBe('strasse');
  expect(keywordForm('  Silk   DRESS ')).toBe('silk dress');
});

test('a name is found by beginnings, plurals, small words around it, and one or two characters', () => {
  const { nameTokens } = tokensOf('Silk evening dress 真丝连衣裙');
  for (const typed of [
    's',
    'silk',
    'SIL',
    'dress silk',
    'dresses',
    'a dress of silk',
    '裙',
    '连衣',
    '真丝连衣裙',
    'silk裙',
  ]) {
    expect(finds(typed, nameTokens), typed).toBe(true);
  }
  for (const typed of ['ilk', 'dresser', '丝真', '', '!!!', 'silk boots'])
    expect(finds(typed, nameTokens), typed).toBe(false);
});

test('what is only said of a product is in the wider column alone', () => {
  const { nameTokens, tokens } = tokensOf('Lamp', 'For quiet evenings');
  for (const typed of ['evenings', 'evening', 'seller', 'home', '家', 'quor']) {
    expect(finds(typed, tokens), typed).toBe(true);
    expect(finds(typed, nameTokens), typed).toBe(false);
  }
  expect(tokens).toEqual(expect.arrayContaining(['tag:best seller', 'category:c1', 'type:normal']));
});

test('any beginning of any word of any name finds it, and nothing typed can forge an exact token', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
      (words) => {
        const { nameTokens, tokens } = tokensOf(words.join(' '));
        expect(nameTokens.every((token) => tokens.includes(token))).toBe(true);
        for (const wanted of queryTokens(words.join(' '))) expect(nameTokens).toContain(wanted);
        expect(queryTokens(words.join(':')).every((token) => !token.includes(':') && !token.includes('#'))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

/** A typed word as beginnings ("tie-") and whole words ("tie"). */
const read = (typed: string, of?: Parameters<typeof queryWords>[1]): string =>
  queryWords(typed, of)
    .map(({ forms }) => forms.map(({ text, whole }) => (whole ? text : `${text}-`)).join(' '))
    .join(' + ');

test('what was typed may begin a word, other numbers of it are whole words', () => {
  expect(read('umb')).toBe('umb-');
  expect(read('ties')).toBe('ties- tie ty');
  expect(read('cups')).toBe('cups- cup');
  expect(read('bottles')).toBe('bottles- bottl bottle');
  expect(read('knives')).toBe('knives- knive knif knife');
  expect(read('shelf')).toBe('shelf- shelves');
  expect(read('constructor')).toBe('constructor-');
});

test('men is a word of its own to who reads English, and may become menta to others, and while typing', () => {
  for (const typed of ['mens', "men's", 'men’s']) expect(read(typed), typed).toBe('mens men man mem');
  expect(read('men')).toBe('men man');
  expect(read('men', { lang: 'es', unfinished: false })).toBe('men- man');
  expect(read('men', { lang: 'en-US', unfinished: true })).toBe('men- man');
  expect(read('men shirt', { lang: 'en-US', unfinished: true })).toBe('men man + shirt-');
});

test('everyday Chinese words of two characters are found by the one that says what they are', () => {
  for (const [typed, found] of [
    ['杯子', '杯子- 杯-'],
    ['鞋子', '鞋子- 鞋-'],
    ['包包', '包包- 包-'],
    ['电子', '电子-'],
    ['宝宝', '宝宝-'],
    ['真丝', '真丝-'],
  ])
    expect(read(typed ?? ''), typed).toBe(found);
});

test('a name with an apostrophe is found with it, without it, and by its parts', () => {
  const { nameTokens } = tokensOf("L’Oréal d'azur");
  for (const typed of ["l'oreal", 'loreal', 'L’Oré', 'oreal', 'azur', 'dazur', 'l oreal'])
    expect(
      queryWords(typed).every(({ forms }) => forms.some(({ text }) => nameTokens.includes(text))),
      typed,
    ).toBe(true);
});

test('a word with hyphens is found with them, without them, and by its parts', () => {
  const { nameTokens } = tokensOf('T‑shirt with Wi-Fi, USB-C 3-in-1');
  for (const typed of ['tshirt', 'T-shirt', 'tshirts', 'shirt', 'wifi', 'Wi-Fi', 'usbc', 'usb c', '3in1', 'wi'])
    expect(
      queryWords(typed).every(({ forms }) => forms.some(({ text }) => nameTokens.includes(text))),
      typed,
    ).toBe(true);
  expect(nameTokens).not.toContain('withwifi');
});
