import { describe, expect, it } from 'vitest';
import { policyLines, policyOf, untilNextStep } from './policy-rules.ts';

const money = (usd: number) => ({ usd, amount: usd, currency: 'USD' });
const policy = [
  { until: '2026-12-12T14:00:00.000Z', fee: money(0) },
  { until: '2026-12-14T14:00:00.000Z', fee: money(18_900) },
  { until: null, fee: money(56_700) },
];

const before = Date.parse('2026-12-01T00:00:00Z');

describe('a cancellation policy', () => {
  it('is written as free, partly and nothing back, each from the end of the one before', () => {
    const lines = policyLines(policy, money(56_700), before);
    expect(lines.map(({ kind }) => kind)).toEqual(['free', 'partly', 'all']);
    expect(lines[1]).toMatchObject({ from: policy[0]?.until, until: policy[1]?.until });
    const same = [{ until: policy[1]?.until ?? null, fee: money(60_000) }, ...policy.slice(2)];
    expect(policyLines(same, money(56_700), before)).toMatchObject([{ kind: 'all', from: null, until: null }]);
    expect(policyLines([{ until: null, fee: money(100) }], money(100), before)[0]).toMatchObject({
      kind: 'all',
      from: null,
    });
  });

  it('offers no step that is over: what applies now comes first, without a beginning', () => {
    const at = (iso: string) => policyLines(policy, money(56_700), Date.parse(iso));
    expect(at('2026-12-12T13:59:59Z').map(({ kind }) => kind)).toEqual(['free', 'partly', 'all']);
    expect(at('2026-12-12T14:00:00Z')).toMatchObject([
      { kind: 'partly', from: null, until: policy[1]?.until },
      { kind: 'all', from: policy[1]?.until },
    ]);
    expect(at('2026-12-20T00:00:00Z')).toMatchObject([{ kind: 'all', from: null, until: null }]);
  });

  it('knows how long the present step still applies', () => {
    expect(untilNextStep(policy, Date.parse('2026-12-12T13:59:00Z'))).toBe(60_000);
    expect(untilNextStep(policy, Date.parse('2026-12-14T14:00:00Z'))).toBeNull();
    expect(untilNextStep([], 0)).toBeNull();
  });
});

it('who pays less for the same also cancels for less, by the same part of it', () => {
  const usd = (paid: number) => policyOf(policy, { usd: paid, ofUsd: 56_700 }).map(({ fee }) => fee.usd);
  expect(usd(56_700)).toEqual([0, 18_900, 56_700]);
  expect(usd(53_865)).toEqual([0, 17_955, 53_865]);
  // Halves go up, and no fee is more than what is paid.
  expect(policyOf([{ until: null, fee: money(3) }], { usd: 1, ofUsd: 2 })[0]?.fee.usd).toBe(1);
  expect(policyOf(policy, { usd: 0, ofUsd: 0 }).map(({ fee }) => fee.usd)).toEqual([0, 0, 0]);
});
