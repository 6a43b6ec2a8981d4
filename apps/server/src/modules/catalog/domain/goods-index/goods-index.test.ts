import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, mentionedWords, queryWords, type Searchable, searchTokens } from '../search-tokens.ts';
import { readWords, searchWords } from '../search-words.ts';
import { IndexBuilder } from './build.ts';
import { type GoodsFacts, type GoodsFilter, type GoodsSort, passes, sortValue } from './facts.ts';
import { GoodsIndex, type GoodsQuery, STAGE } from './goods-index.ts';

const WORDS = ['silk', 'silver', 'dress', 'dresses', 'berry', 'berries', 'élan', '连衣裙', '真丝', 'ring', 'r2', 'no'];
const CATEGORIES = ['c1', 'c2', 'c3'];

const word = fc.constantFrom(...WORDS);
const product = fc.record({
  name: fc.array(word, { minLength: 1, maxLength: 3 }),
  said: fc.array(word, { maxLength: 2 }),
  tag: word,
  popularity: fc.integer({ min: 0, max: 3 }),
  created: fc.integer({ min: 0, max: 3 }),
  rating: fc.constantFrom(0, 300, 450),
  price: fc.integer({ min: 0, max: 5 }),
  points: fc.boolean(),
  recommended: fc.boolean(),
  popular: fc.boolean(),
  inStock: fc.boolean(),
  path: fc.shuffledSubarray(CATEGORIES, { minLength: 1 }),
});
type Product = typeof product extends fc.Arbitrary<infer T> ? T : never;
type Made = { readonly facts: GoodsFacts; readonly found: Searchable };

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function make(of: Product, number: number): Made {
  const { name, said, tag, ...facts } = of;
  const found: Searchable = {
    type: of.points ? 'points' : 'normal',
    name: { 'en-US': name.join(' ') },
    description: { 'en-US': said.join(' ') },
    tags: [{ 'en-US': tag }],
    brand: '',
    categoryPath: of.path,
    categoryNames: [],
  };
  const words = searchWords(found, []);
  const print = [...words].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return { facts: { ...facts, id: idOf(number), words, print }, found };
}

const filter: fc.Arbitrary<GoodsFilter> = fc.record({
  category: fc.option(fc.record({ id: fc.constantFrom(...CATEGORIES), depth: fc.integer({ min: 1, max: 3 }) })),
  type: fc.constantFrom(null, 'normal', 'points'),
  flag: fc.constantFrom(null, 'recommended', 'popular', 'new'),
  newSince: fc.constant(new Date(0)),
  priceMin: fc.option(fc.integer({ min: 0, max: 3 })),
  priceMax: fc.option(fc.integer({ min: 2, max: 5 })),
  inStock: fc.boolean(),
  ratingMin: fc.constantFrom(null, 3, 4),
});
const asked = fc.record({
  typed: fc.array(fc.constantFrom(...WORDS, 'si', 'd', '裙', 'ber'), { maxLength: 2 }),
  tag: fc.option(word),
  filter,
});

/** The stage of a product by the tokens that the database would look through, asked for each form of each word. */
function naiveStage({ found, facts }: Made, of: { typed: readonly string[]; exact: readonly string[] }): number | null {
  const { nameTokens, tokens } = searchTokens(found);
  const terms = queryWords(of.typed.join(' ')).map(({ forms }) => forms);
  if (!of.exact.every((one) => tokens.includes(one))) return null;
  const named = found.name['en-US'].split(' ').map(fold);
  const said = [...named, ...mentionedWords(found.description['en-US']), fold(found.tags[0]?.['en-US'] ?? '')];
  const holds = (within: readonly string[], words: readonly string[]) =>
    terms.every((forms) => forms.some(({ text, whole }) => (whole ? words : within).includes(text)));
  if (!holds(tokens, said)) return null;
  const whole = readWords(facts.words).name;
  if (terms.every((forms) => forms.some(({ text }) => whole.includes(text)))) return STAGE.whole;
  return holds(nameTokens, named) ? STAGE.name : STAGE.other;
}

async function indexOf(goods: readonly Made[]): Promise<GoodsIndex> {
  const builder = new IndexBuilder();
  const popularFirst = goods
    .map(({ facts }) => facts)
    .sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? 1 : -1));
  for (const facts of popularFirst) builder.add(facts);
  return new GoodsIndex(await builder.build());
}

test('the index gives what a plain look at every product gives, in every order, stretch after stretch, also after changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(14), fc.option(product)), { maxLength: 6 }),
      fc.array(asked, { minLength: 1, maxLength: 4 }),
      fc.constantFrom<GoodsSort>('popular', 'new', 'rating', 'price_asc', 'price_desc'),
      async (before, changes, questions, sort) => {
        const goods = new Map(before.map((of, number) => [number, make(of, number)]));
        const index = await indexOf([...goods.values()]);
        for (const [number, of] of changes) {
          if (of) goods.set(number, make(of, number));
          else goods.delete(number);
          index.replace(idOf(number), goods.get(number)?.facts ?? null);
        }
        for (const { typed, tag, filter: narrowed } of questions) {
          const exact = tag === null ? [] : [`tag:${searchTokensTag(tag)}`];
          const question: GoodsQuery = {
            terms: queryWords(typed.join(' ')).map(({ forms }) => forms),
            exact,
            pinyin: false,
            filter: narrowed,
          };
          const staged = sort === 'popular' && question.terms.length > 0;
          const turn = sort === 'price_asc' ? 1 : -1;
          const expected = [...goods.values()]
            .filter(({ facts }) => passes(facts, narrowed))
            .flatMap((one) => {
              const stage = naiveStage(one, { typed, exact });
              return stage === null
                ? []
                : [{ id: one.facts.id, stage: staged ? stage : 0, value: sortValue(one.facts, sort) }];
            })
            .sort((a, b) => a.stage - b.stage || turn * (a.value - b.value || (a.id < b.id ? -1 : 1)));
          const seen = [];
          for (let after = null; ; ) {
            const rows = index.find(question, { sort, after, limit: 3 });
            seen.push(...rows);
            if (rows.length < 3) break;
            after = rows.at(-1) ?? null;
          }
          expect(seen).toEqual(expected);
          expect(index.total(question)).toBe(expected.length);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('what is called by a typed word comes before what is called by a longer one, however popular that is', async () => {
  const plain = {
    said: [],
    tag: 'no',
    created: 0,
    rating: 0,
    price: 1,
    points: false,
    recommended: false,
    popular: false,
    inStock: true,
  };
  const named = (name: string, number: number, popularity: number) =>
    make({ ...plain, path: ['c1'], name: name.split(' '), popularity }, number);
  const goods = [
    named('pendant', 1, 3),
    named('notebook with pen loop', 2, 0),
    named('杯垫', 3, 3),
    named('茶杯', 4, 0),
  ];
  const index = await indexOf(goods.slice(1));
  index.replace(idOf(1), goods[0]?.facts ?? null);
  const all: GoodsFilter = {
    category: null,
    type: null,
    flag: null,
    newSince: new Date(0),
    priceMin: null,
    priceMax: null,
    inStock: false,
    ratingMin: null,
  };
  const found = (typed: string) =>
    index
      .find(
        { terms: queryWords(typed).map(({ forms }) => forms), exact: [], pinyin: false, filter: all },
        { sort: 'popular', after: null, limit: 9 },
      )
      .map(({ id }) => Number(id.slice(-2)));
  expect([found('pen'), found('pens'), found('杯')]).toEqual([[2, 1], [2], [4, 3]]);
});

const searchTokensTag = (tag: string): string =>
  tag
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
