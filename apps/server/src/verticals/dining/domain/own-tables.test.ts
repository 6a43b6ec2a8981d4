import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownTablesFlaw, tableBeside } from './own-tables.ts';

const at = (from: number, to: number, instead = false) => ({
  startsAt: new Date(from),
  endsAt: new Date(to),
  instead,
});

test('a table at the time of one that a customer has is refused; one that begins as it ends is not', () => {
  const own = [at(100, 200), at(500, 600)];
  expect(ownTablesFlaw(own, at(150, 160), 10)).toBe('overlap');
  expect(ownTablesFlaw(own, at(50, 101), 10)).toBe('overlap');
  expect(ownTablesFlaw(own, at(199, 300), 10)).toBe('overlap');
  expect(ownTablesFlaw(own, at(50, 700), 10)).toBe('overlap');
  expect(ownTablesFlaw(own, at(200, 500), 10)).toBeNull();
  expect(ownTablesFlaw(own, at(700, 800), 2)).toBe('too_many');
  expect(ownTablesFlaw(own, at(700, 800), 3)).toBeNull();
  expect(ownTablesFlaw([], at(700, 800), 1)).toBeNull();
  expect(tableBeside(own, at(450, 700))).toBe(own[1]);
  expect(tableBeside(own, at(200, 500))).toBeNull();
  // What an order of theirs is to have instead is no table more, but takes its time.
  const changing = [at(100, 200), at(500, 600, true)];
  expect(ownTablesFlaw(changing, at(700, 800), 2)).toBeNull();
  expect(ownTablesFlaw(changing, at(550, 800), 2)).toBe('overlap');
});

test('of tables that are taken one after the other no two ever share a minute, and there are never more than may be', () => {
  const sitting = fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 20 })).map(([from, long]) => at(from, from + long));
  fc.assert(
    fc.property(fc.array(sitting, { maxLength: 30 }), fc.integer({ min: 1, max: 8 }), (wanted, most) => {
      const own: ReturnType<typeof at>[] = [];
      for (const one of wanted) if (ownTablesFlaw(own, one, most) === null) own.push(one);
      const minutes = own.flatMap(({ startsAt, endsAt }) =>
        Array.from({ length: endsAt.getTime() - startsAt.getTime() }, (_, minute) => startsAt.getTime() + minute),
      );
      return own.length <= most && new Set(minutes).size === minutes.length;
    }),
  );
});
