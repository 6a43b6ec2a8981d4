import type { PolicyStep } from '@app/contract/travel/order-views';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationText, policyOf, refundabilityOf } from './cancellation.ts';

const step = (until: string | null, amount: number): PolicyStep => ({
  until,
  fee: { amount, currency: 'USD', decimals: 2, usd: amount },
});
const payable = { amount: 10_000 };

test('2026-09-25: spans before the arrival are whole days, hours, minutes and seconds', () => {
  expect([0, 36, 48, 0.5].map((hours) => durationText(hours * 3_600_000))).toEqual(['PT0S', 'P1DT12H', 'P2D', 'PT30M']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 86_400 }), (seconds) => {
      const [, days = 0, hours = 0, minutes = 0, rest = 0] =
        /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(durationText(seconds * 1_000))?.map(Number) ?? [];
      const or0 = (part: number) => (Number.isNaN(part) ? 0 : part);
      return or0(days) * 86_400 + or0(hours) * 3_600 + or0(minutes) * 60 + or0(rest) === seconds;
    }),
  );
});

test('2026-09-25: refundability is that of the step that is next, in agreement with the schedule', () => {
  const steps = [step('2026-12-18T14:00:00Z', 0), step('2026-12-20T14:00:00Z', 5_000), step(null, 10_000)];
  expect([0, 1, 2].map((past) => refundabilityOf({ steps: steps.slice(past), payable }))).toEqual([
    'refundable',
    'partially_refundable',
    'non_refundable',
  ]);
  const policy = policyOf({ steps, payable, arrival: '2026-12-20T14:00:00Z', text: 'words', structured: true });
  expect(policy).toEqual({
    type: 'dev.ucp.lodging.policy.cancellation',
    description: { plain: 'words' },
    refundability: 'refundable',
    schedule: {
      anchor: '2026-12-20T14:00:00Z',
      tiers: [
        { until: 'P2D', outcome: { kind: 'percentage', buyer_bps: 10_000 } },
        { until: 'PT0S', outcome: { kind: 'fixed_fee', penalty: { amount: 5_000 } } },
      ],
      after_last_tier: { kind: 'percentage', buyer_bps: 0 },
    },
  });
});

test('2026-09-25: a policy of one outcome has no schedule, and without the extension there are words alone', () => {
  const of = { steps: [step(null, 10_000)], payable, arrival: '2026-12-20T14:00:00Z', text: 'words' };
  expect(policyOf({ ...of, structured: true })).not.toHaveProperty('schedule');
  expect(Object.keys(policyOf({ ...of, structured: false }))).toEqual(['type', 'description']);
});
