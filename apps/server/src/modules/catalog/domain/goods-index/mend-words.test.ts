import { expect, test } from 'vitest';
import { mended, spelledAs } from './mend-words.ts';
import { nearVocabulary, nearWords } from './near-words.ts';

const NAMES = ['silk dress', 'gold necklace', 'leather handbag', 'coffee grinder', 'óculos de sol', 'notebook 连衣裙'];
const plain = NAMES.map((name) => name.normalize('NFKD').replace(/\p{M}+/gu, ''));
const vocabulary = nearVocabulary(new Set(plain.flatMap((name) => name.split(' '))));
const goods = {
  holds: (terms: readonly (readonly string[])[]) =>
    plain.some((name) =>
      terms.every((forms) =>
        forms.some(
          (form) =>
            name.split(' ').some((one) => one.startsWith(form)) || (/\p{sc=Han}/u.test(form) && name.includes(form)),
        ),
      ),
    ),
  near: (word: string) => nearWords(word, vocabulary, { more: [], timesOf: () => 1 }),
};

test('a word that no product has gives way to one near it, and only that word', () => {
  expect(mended('silk derss', goods)).toBe('silk dress');
  expect(mended('nekclace', goods)).toBe('necklace');
  expect(mended('Lether hanbdag', goods)).toBe('leather handbag');
  expect(mended('cofee grindr', goods)).toBe('coffee grinder');
  expect(mended('oculso', goods)).toBe('oculos');
});

test('words typed as one come apart, words typed apart come together', () => {
  expect(mended('silkdress', goods)).toBe('silk dress');
  expect(mended('neck lace', goods)).toBe('necklace');
  expect(mended('hand bag leather', goods)).toBe('handbag leather');
});

test('short words, numbers and words far from all are not guessed at', () => {
  for (const typed of ['slk', '12345', 'xylophone', 'silk boots', '裙连', '???', ''])
    expect(mended(typed, goods), typed).toBeNull();
});

test('the words offered are spelled as the goods spell them', () => {
  expect(spelledAs('oculos', ['Óculos de sol'])).toBe('óculos');
  expect(spelledAs('silk dress', ['Seda'])).toBe('silk dress');
});
