import pg from 'pg';

/** What addresses nobody has asked before are put together from. */
export type Material = {
  readonly names: readonly (readonly string[])[];
  readonly categories: readonly string[];
  readonly currencies: readonly string[];
};

const LANGUAGES = ['en-US', 'zh-CN', 'es-ES', 'pt-PT'] as const;
const SORTS = ['popular', 'new', 'rating', 'price_asc', 'price_desc'] as const;
const NAMES = 5_000;

/** Reads names (the words of each, in one language), categories and currencies of a database. */
export async function readMaterial(url: string): Promise<Material> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const names = await client.query<{ name: string }>({
      text: `SELECT t.value AS name FROM (SELECT name FROM product WHERE online ORDER BY md5(id::text) LIMIT ${NAMES}) p,
        jsonb_each_text(p.name) t`,
    });
    const categories = await client.query<{ id: string }>('SELECT id FROM category WHERE enabled ORDER BY id');
    const currencies = await client.query<{ code: string }>('SELECT code FROM currency WHERE enabled ORDER BY code');
    return {
      names: names.rows.map(({ name }) => name.split(/\s+/u).filter((word) => word.length > 1)),
      categories: categories.rows.map(({ id }) => id),
      currencies: currencies.rows.map(({ code }) => code),
    };
  } finally {
    await client.end();
  }
}

/** A repeatable source of numbers below a bound. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const oneOf = <T>(from: readonly T[], next: (below: number) => number): T => from[next(from.length)] as T;

/** Two neighbouring letters changed round, as fingers do. */
function slipped(word: string, next: (below: number) => number): string {
  if (word.length < 5) return word;
  const at = 1 + next(word.length - 2);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

/** One or two words of a name, the last one perhaps not typed to its end, one in ten with a slip of the finger. */
function typed(name: readonly string[], next: (below: number) => number): string {
  const first = next(name.length);
  const words = next(3) === 0 ? [name[first] ?? ''] : [name[first] ?? '', name[next(name.length)] ?? ''];
  const last = words.length - 1;
  const cut = Math.max(2, (words[last] ?? '').length - next(4));
  words[last] = (words[last] ?? '').slice(0, cut);
  if (next(10) === 0) words[0] = slipped(words[0] ?? '', next);
  return words.join(' ').slice(0, 50);
}

function filters(next: (below: number) => number): Record<string, string> {
  const kind = next(4);
  if (kind === 1) return { inStock: '1' };
  if (kind === 2) return { ratingMin: String(1 + next(4)) };
  if (kind === 3) return { priceMax: String(20 + next(400)) };
  return {};
}

type Maker = (material: Material, next: (below: number) => number) => Record<string, string>;

/** A search for other words. */
export const search: Maker = ({ names }, next) => ({ keyword: typed(oneOf(names, next), next), ...filters(next) });

/** A list with other filters. */
export const list: Maker = ({ categories }, next) => {
  const priceMin = next(200);
  return {
    ...(next(3) > 0 && { category: oneOf(categories, next) }),
    sort: oneOf(SORTS, next),
    priceMin: String(priceMin),
    ...(next(2) === 0 && { priceMax: String(priceMin + 20 + next(400)) }),
    ...(next(3) === 0 && { inStock: '1' }),
    ...(next(3) === 0 && { ratingMin: String(1 + next(4)) }),
  };
};

/** Gives a way to an address that was not given before: each with another word, language, currency and filter. */
export function unasked(material: Material, make: Maker, seed: number): () => string {
  const next = numbers(seed);
  const given = new Set<string>();
  return () => {
    for (;;) {
      const query = new URLSearchParams({
        lang: oneOf(LANGUAGES, next),
        currency: oneOf(material.currencies, next),
        limit: '20',
        ...make(material, next),
      });
      const path = `/goods/product_list?${query}`;
      if (given.has(path)) continue;
      given.add(path);
      return path;
    }
  };
}
