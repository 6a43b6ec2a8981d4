import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OwnTable, ownTablesFlaw } from './own-tables.ts';

const at = (from: number, to: number, of: Partial<OwnTable> = {}): OwnTable => ({
  startsAt: new Date(from),
  endsAt: new Date(to),
  restaurantId: `r${from}`,
  orderId: `o${from}`,
  people: 4,
  maxParty: 10,
  instead: false,
  ...of,
});
const keyOf = (...given: Parameters<typeof ownTablesFlaw>) => ownTablesFlaw(...given)?.key ?? null;

test('a table at the time of one at another restaurant is refused; one that begins as it ends is not', () => {
  const own = [at(100, 200), at(500, 600)];
  expect(ownTablesFlaw(own, at(150, 160), 10)).toEqual({ key: 'overlap', orderId: 'o100' });
  expect(keyOf(own, at(50, 101), 10)).toBe('overlap');
  expect(keyOf(own, at(199, 300), 10)).toBe('overlap');
  expect(keyOf(own, at(50, 700), 10)).toBe('overlap');
  expect(keyOf(own, at(200, 500), 10)).toBeNull();
  expect(keyOf(own, at(700, 800), 2)).toBe('too_many');
  expect(keyOf(own, at(700, 800), 3)).toBeNull();
  expect(keyOf([], at(700, 800), 1)).toBeNull();
  expect(ownTablesFlaw(own, at(450, 700), 10)).toEqual({ key: 'overlap', orderId: 'o500' });
  // What an order of theirs is to have instead is no table more, but takes its time.
  const changing = [at(100, 200), at(500, 600, { instead: true })];
  expect(keyOf(changing, at(700, 800), 2)).toBeNull();
  expect(keyOf(changing, at(550, 800), 2)).toBe('overlap');
});

test('a party of two groups has two tables at one restaurant, for no more people together than it takes', () => {
  const here = { restaurantId: 'here' };
  const first = at(100, 200, here);
  expect(keyOf([first], at(100, 200, { ...here, people: 6 }), 10)).toBeNull();
  expect(keyOf([first], at(150, 250, { ...here, people: 6 }), 10)).toBeNull();
  expect(ownTablesFlaw([first], at(100, 200, { ...here, people: 7 }), 10)).toEqual({ key: 'groups', most: 10 });
  expect(keyOf([first], at(200, 300, { ...here, people: 10 }), 10)).toBeNull();
  const second = at(100, 200, { ...here, orderId: 'second', people: 2 });
  expect(ownTablesFlaw([first, second], at(100, 200, { ...here, people: 1 }), 10)).toEqual({
    key: 'overlap',
    orderId: 'o100',
  });
  // One of them is to be at another hour: that is still one table.
  const moved = at(150, 250, { ...here, orderId: first.orderId, people: 5, instead: true });
  expect(keyOf([first, moved], at(100, 200, { ...here, people: 5 }), 10)).toBeNull();
  expect(keyOf([first, moved], at(100, 200, { ...here, people: 6 }), 10)).toBe('groups');
  expect(keyOf([first], at(100, 200, here), 1)).toBe('too_many');
});

test('of tables at several restaurants no two ever share a minute, and there are never more than may be', () => {
  const sitting = fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(fc.array(sitting, { maxLength: 30 }), fc.integer({ min: 1, max: 8 }), (wanted, most) => {
      const own: OwnTable[] = [];
      for (const [index, [from, long]] of wanted.entries()) {
        const one = at(from, from + long, { restaurantId: `r${index}`, orderId: `o${index}` });
        if (ownTablesFlaw(own, one, most) === null) own.push(one);
      }
      const minutes = own.flatMap(({ startsAt, endsAt }) =>
        Array.from({ length: endsAt.getTime() - startsAt.getTime() }, (_, minute) => startsAt.getTime() + minute),
      );
      return own.length <= most && new Set(minutes).size === minutes.length;
    }),
  );
});
