import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOfRooms } from './stay-totals.ts';

test('totals of rooms sum to those of the whole, by line and by room', () => {
  const amounts = fc.integer({ min: -50_000, max: 500_000 });
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(90_000), { minLength: 1, maxLength: 8 }),
      (parts, weights) => {
        const lines = parts.map((amount, index) => ({ type: `line${index}`, amount }));
        const whole = [...lines, { type: 'total', amount: parts.reduce((sum, amount) => sum + amount, 0) }];
        const rooms = totalsOfRooms(whole, weights);
        expect(rooms).toHaveLength(weights.length);
        for (const { type, amount } of whole) {
          const said = rooms.map((room) => room.find((line) => line.type === type)?.amount ?? Number.NaN);
          expect(said.reduce((sum, one) => sum + one, 0)).toBe(amount);
        }
      },
    ),
  );
});
