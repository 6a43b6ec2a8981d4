import { expect, test } from 'vitest';
import { queryWords } from '../search-tokens.ts';
import type { Term } from './beside.ts';
import { mended, spelledAs } from './mend-words.ts';
import { nearVocabulary, nearWords } from './near-words.ts';

const NAMES = ['silk dress', 'gold necklace', 'leather handbag', 'coffee grinder', 'óculos de sol', 'notebook 连衣裙'];
const plain = NAMES.map((name) => name.normalize('NFKD').replace(/\p{M}+/gu, ''));
const vocabulary = nearVocabulary(new Set(plain.flatMap((name) => name.split(' '))));
const goods = {
  holds: (terms: readonly Term[]) =>
    plain.some((name) =>
      terms.every((forms) =>
        forms.some(
          ({ text, whole }) =>
            name.split(' ').some((one) => (whole ? one === text || one.endsWith(`衣${text}`) : one.startsWith(text))) ||
            (!whole && /\p{sc=Han}/u.test(text) && name.includes(text)),
        ),
      ),
    ),
  near: (word: string) => nearWords(word, vocabulary, { more: [], timesOf: () => 1 }),
  words: (typed: string) => queryWords(typed),
};

test('a word that no product has gives way to one near it, and only that word', () => {
  expect(mended('silk derss', goods)).toBe('silk dress');
  expect(mended('nekclace', goods)).toBe('necklace');
  expect(mended('Lether hanbdag', goods)).toBe('leather handbag');
  expect(mended('cofee grindr', goods)).toBe('coffee grinder');
  expect(mended('oculso', goods)).toBe('oculos');
});

test('a short word is one with a letter missing, too many or changed round, and none with another letter', () => {
  const near = (typed: string) =>
    nearWords(typed, nearVocabulary(['lens', 'kiss', 'woven', 'shirts', 'lamp', 'umbrella']), {
      more: [],
      timesOf: () => 1,
    });
  for (const typed of ['mens', 'kids', 'women']) expect(near(typed), typed).toEqual([]);
  const slips = {
    lnes: 'lens',
    lampp: 'lamp',
    shrt: 'shirts',
    hsirt: 'shirts',
    umbrela: 'umbrella',
    umbrilla: 'umbrella',
  };
  for (const [typed, word] of Object.entries(slips)) expect(near(typed), typed).toEqual([word]);
});

test('words typed as one come apart, words typed apart come together', () => {
  expect(mended('silkdress', goods)).toBe('silk dress');
  expect(mended('neck lace', goods)).toBe('necklace');
  expect(mended('hand bag leather', goods)).toBe('handbag leather');
});

test('a Chinese word of two characters gives way to the one that says what it is', () => {
  expect(mended('短裙', goods)).toBe('裙');
  expect(mended('裙头', goods)).toBe('裙');
  for (const typed of ['裙裙', '连头', '手机']) expect(mended(typed, goods), typed).toBeNull();
});

test('short words, numbers and words far from all are not guessed at', () => {
  for (const typed of ['slk', '12345', 'xylophone', 'silk boots', '裙连', '???', ''])
    expect(mended(typed, goods), typed).toBeNull();
});

test('the words offered are spelled as the goods spell them', () => {
  expect(spelledAs('oculos', ['Óculos de sol'])).toBe('óculos');
  expect(spelledAs('silk dress', ['Seda'])).toBe('silk dress');
});
