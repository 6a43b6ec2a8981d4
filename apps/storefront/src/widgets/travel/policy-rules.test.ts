import { describe, expect, it } from 'vitest';
import { freeUntil, policyLines } from './policy-rules.ts';

const money = (usd: number) => ({ usd, amount: usd, currency: 'USD' });
const policy = [
  { until: '2026-12-12T14:00:00.000Z', fee: money(0) },
  { until: '2026-12-14T14:00:00.000Z', fee: money(18_900) },
  { until: null, fee: money(56_700) },
];

describe('a cancellation policy', () => {
  it('is written as free, partly and nothing back, each from the end of the one before', () => {
    const lines = policyLines(policy, money(56_700));
    expect(lines.map(({ kind }) => kind)).toEqual(['free', 'partly', 'all']);
    expect(lines[1]).toMatchObject({ from: policy[0]?.until, until: policy[1]?.until });
    const same = [{ until: policy[1]?.until ?? null, fee: money(60_000) }, ...policy.slice(2)];
    expect(policyLines(same, money(56_700))).toMatchObject([{ kind: 'all', from: null, until: null }]);
    expect(policyLines([{ until: null, fee: money(100) }], money(100))[0]).toMatchObject({ kind: 'all', from: null });
  });

  it('tells until when it is free now', () => {
    expect(freeUntil(policy, Date.parse('2026-12-01T00:00:00Z'))).toBe('2026-12-12T14:00:00.000Z');
    expect(freeUntil(policy, Date.parse('2026-12-13T00:00:00Z'))).toBeNull();
    expect(freeUntil([{ until: null, fee: money(0) }], 0)).toBe('always');
    expect(freeUntil([], 0)).toBeNull();
  });
});
