import { expect, test } from 'vitest';
import { refundPreview } from './refund-preview';

const departsAt = Date.parse('2026-12-20T12:00:00Z');
const now = Date.parse('2026-12-01T09:00:00Z');
const preview = (...steps: [hoursBefore: number, percent: number][]) =>
  refundPreview({
    fareUsd: 10_000,
    steps: steps.map(([hoursBefore, percent]) => ({ hoursBefore, percent })),
    departsAt,
    now,
  }).map(({ until, feeUsd, backUsd }) => [until && new Date(until).toISOString().slice(0, 16), feeUsd, backUsd]);

test('what cancelling costs is told as money until each moment, and nothing comes back from departure on', () => {
  expect(preview([168, 20], [24, 60])).toEqual([
    ['2026-12-13T12:00', 0, 10_000],
    ['2026-12-19T12:00', 2_000, 8_000],
    ['2026-12-20T12:00', 6_000, 4_000],
    [null, 10_000, 0],
  ]);
  expect(preview()).toEqual([
    ['2026-12-20T12:00', 0, 10_000],
    [null, 10_000, 0],
  ]);
});

test('a step that has begun already is what counts now; one that changes nothing is left out', () => {
  expect(preview([8_760, 50], [24, 100])).toEqual([
    ['2026-12-19T12:00', 5_000, 5_000],
    [null, 10_000, 0],
  ]);
  expect(preview([8_760, 100])).toEqual([[null, 10_000, 0]]);
});
