import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAbout } from './nightly.ts';

const price = (usd: number, amount: number, currency: string) => ({ usd, amount, currency });
const stay = (nightly: ReturnType<typeof price>, total: ReturnType<typeof price>) => ({
  nightly,
  total,
  taxes: price(0, 0, total.currency),
});

it('a night that its stay is whole nights of is exact, in each currency by itself', () => {
  expect(isAbout(stay(price(10_000, 10_000, 'USD'), price(30_000, 30_000, 'USD')))).toBe(false);
  expect(isAbout(stay(price(3_333, 3_333, 'USD'), price(10_000, 10_000, 'USD')))).toBe(true);
  // 15,137 yen for $100.00; three nights are 45,411 and not 45,412.
  expect(isAbout(stay(price(10_000, 15_137, 'JPY'), price(30_000, 45_411, 'JPY')))).toBe(false);
  expect(isAbout(stay(price(10_001, 15_139, 'JPY'), price(30_003, 45_416, 'JPY')))).toBe(true);
  expect(isAbout(stay(price(0, 0, 'KWD'), price(0, 0, 'KWD')))).toBe(false);
});

it('what carries no sign multiplies to its total to the last digit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 2_000_000 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(1.5137, 0.30712, 7.1234),
      (total, nights, rooms, rate) => {
        const units = nights * rooms;
        const nightly = Math.round(total / units);
        const shown = (usd: number) => price(usd, Math.round(usd * rate), 'X');
        const of = stay(shown(nightly), shown(total));
        if (nightly >= 1_000 && !isAbout(of)) expect(of.nightly.amount * units).toBe(of.total.amount);
      },
    ),
  );
});
