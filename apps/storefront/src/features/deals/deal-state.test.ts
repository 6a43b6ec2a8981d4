import { describe, expect, it } from 'vitest';
import { claimedShare, firstKind, isFew, nextTurn } from './deal-state.ts';

describe('few units left', () => {
  it('three are few of any number, and so is a tenth', () => {
    expect(isFew({ quota: 4, left: 3 })).toBe(true);
    expect(isFew({ quota: 100, left: 10 })).toBe(true);
    expect(isFew({ quota: 100, left: 11 })).toBe(false);
    expect(isFew({ quota: 24, left: 4 })).toBe(false);
  });
  it('none are not few', () => {
    expect(isFew({ quota: 20, left: 0 })).toBe(false);
  });
});

it('the share that is claimed is a whole percent, and all of it where there were none', () => {
  expect(claimedShare({ quota: 24, left: 9 })).toBe(63);
  expect(claimedShare({ quota: 20, left: 0 })).toBe(100);
  expect(claimedShare({ quota: 20, left: 25 })).toBe(0);
  expect(claimedShare({ quota: 0, left: 0 })).toBe(100);
});

describe('when a list changes by itself', () => {
  const now = Date.parse('2026-12-10T12:00:00Z');
  const deals = [
    { startsAt: '2026-12-10T14:00:00Z', endsAt: '2026-12-12T00:00:00Z' },
    { startsAt: '2026-12-10T11:00:00Z', endsAt: '2026-12-10T13:00:00Z' },
    { startsAt: '2026-12-10T13:30:00Z', endsAt: '2026-12-10T11:59:00Z' },
  ];
  it('the next end counts where deals run, the next beginning where they begin later; what is past does not', () => {
    expect(nextTurn(deals, 'running', now)).toBe('2026-12-10T13:00:00Z');
    expect(nextTurn(deals, 'ending', now)).toBe('2026-12-10T13:00:00Z');
    expect(nextTurn(deals, 'soon', now)).toBe('2026-12-10T13:30:00Z');
  });
  it('an empty list never does', () => {
    expect(nextTurn([], 'running', now)).toBeNull();
  });
});

it('the first kind with deals is shown first', () => {
  expect(firstKind({ flight: 0, hotel: 0, dining: 2, tour: 1 })).toBe('dining');
  expect(firstKind({})).toBe('flight');
});
