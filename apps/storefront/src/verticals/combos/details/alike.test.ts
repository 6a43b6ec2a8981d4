import { expect, test } from 'vitest';
import { alike } from './alike.ts';

const price = { usd: 100, amount: 100, currency: 'USD' };
const combo = (id: string, of: { city?: string; themes?: string[]; left?: number; price?: null }) => ({
  id,
  cityId: of.city ?? 'elsewhere',
  themes: (of.themes ?? []).map((theme) => ({ id: theme, name: theme })),
  left: of.left ?? null,
  price: of.price === null ? null : price,
});

test('when a combo is sold out, then those of its city come first, then those of its themes, and none that cannot be had', () => {
  const gone = combo('gone', { city: 'lisbon', themes: ['food', 'sea'], left: 0 });
  const all = [
    combo('far', {}),
    gone,
    combo('food', { themes: ['food'] }),
    combo('both', { themes: ['food', 'sea'] }),
    combo('also gone', { city: 'lisbon', left: 0 }),
    combo('never', { city: 'lisbon', price: null }),
    combo('near', { city: 'lisbon' }),
  ];
  expect(alike(all, gone).map(({ id }) => id)).toEqual(['near', 'both', 'food']);
  expect(alike([gone], gone)).toEqual([]);
});
