import { describe, expect, it } from 'vitest';
import { moneySteps } from './money-steps.ts';

const eur = (usd: number) => ({ usd, amount: usd * 2, currency: 'EUR' });
const policy = [
  { until: '2027-02-08T23:59:00.000Z', fee: eur(0) },
  { until: '2027-03-01T23:59:00.000Z', fee: eur(500) },
  { until: null, fee: eur(1_000) },
];

describe('what cancelling a tour brings back', () => {
  it('is everything, a part, and at last nothing', () => {
    const steps = moneySteps(policy, eur(1_000), Date.parse('2027-01-01T00:00:00Z'));
    expect(steps.map(({ back, share }) => [back.usd, back.amount, share])).toEqual([
      [1_000, 2_000, 1],
      [500, 1_000, 0.5],
      [0, 0, 0],
    ]);
    expect(steps.map(({ from, until }) => [from, until])).toEqual([
      [null, '2027-02-08T23:59:00.000Z'],
      ['2027-02-08T23:59:00.000Z', '2027-03-01T23:59:00.000Z'],
      ['2027-03-01T23:59:00.000Z', null],
    ]);
  });

  it('leaves out what is over, and costs nothing of nothing', () => {
    expect(moneySteps(policy, eur(1_000), Date.parse('2027-03-02T00:00:00Z'))).toHaveLength(1);
    expect(moneySteps([{ until: null, fee: eur(0) }], eur(0), 0)[0]?.share).toBe(0);
  });
});
