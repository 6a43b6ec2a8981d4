import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOfRooms } from './stay-totals.ts';

test('totals of rooms sum to those of the whole, by line and by room', () => {
  const amounts = fc.integer({ min: -50_000, max: 500_000 });
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 5 }),
      fc.array(fc.record({ listed: fc.nat(90_000), off: fc.nat(9_000), paid: fc.nat(90_000) }), {
        minLength: 1,
        maxLength: 8,
      }),
      (parts, prices) => {
        const lines = parts.map((amount, index) => ({ type: `line${index}`, amount }));
        const whole = [...lines, { type: 'total', amount: parts.reduce((sum, amount) => sum + amount, 0) }];
        const rooms = totalsOfRooms(whole, { rooms: prices, dealName: 'Deal' });
        expect(rooms).toHaveLength(prices.length);
        for (const { type, amount } of whole) {
          const said = rooms.map((room) => room.find((line) => line.type === type)?.amount ?? 0);
          expect(said.reduce((sum, one) => sum + one, 0)).toBe(amount);
        }
      },
    ),
  );
});

test('a room has its own price and deal, and no line of nothing', () => {
  const whole = [
    { type: 'subtotal', amount: 23_400 },
    { type: 'discount', display_text: 'Deal', amount: -5_000 },
    { type: 'tax', display_text: 'VAT', amount: 1_840 },
    { type: 'rounding', display_text: 'Rounding', amount: 1 },
    { type: 'total', amount: 20_241 },
  ];
  const rooms = [
    { listed: 11_700, off: 0, paid: 12_870 },
    { listed: 11_700, off: 5_000, paid: 7_370 },
  ];
  const [first = [], second = []] = totalsOfRooms(whole, { rooms, dealName: 'Deal' });
  expect(first.map(({ type, amount }) => [type, amount])).toEqual([
    ['subtotal', 11_700],
    ['tax', 1_170],
    ['rounding', 1],
    ['total', 12_871],
  ]);
  expect(second.map(({ type, amount }) => [type, amount])).toEqual([
    ['subtotal', 11_700],
    ['discount', -5_000],
    ['tax', 670],
    ['total', 7_370],
  ]);
});
