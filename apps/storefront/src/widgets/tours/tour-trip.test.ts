import { describe, expect, it } from 'vitest';
import { monthDays, monthOf, monthsAhead, partyOf, partyParams, USUAL_PARTY, whenOf } from './tour-trip.ts';

const today = '2026-11-25';

describe('the party of a tour in an address', () => {
  it('comes back as it went in', () => {
    const party = { adults: 1, seniors: 2, childAges: [0, 17] };
    const written = Object.fromEntries(Object.entries(partyParams(party)).filter(([, value]) => value !== null));
    expect(partyOf(written as Record<string, string>)).toEqual(party);
    expect(partyParams(USUAL_PARTY)).toEqual({ adults: null, seniors: null, childAges: null });
  });

  it('may be a child alone, which the tour refuses at its field; nobody and a crowd are the usual party', () => {
    expect(partyOf({ adults: '0', childAges: '9' })).toEqual({ adults: 0, seniors: 0, childAges: [9] });
    expect(partyOf({ adults: '0' })).toEqual(USUAL_PARTY);
    expect(partyOf({ adults: '15', seniors: '6' })).toEqual(USUAL_PARTY);
    expect(partyOf({ adults: 'x', childAges: '18,y,4' })).toEqual({ adults: 2, seniors: 0, childAges: [4] });
  });
});

describe('the days of a search of tours', () => {
  it('are those of the address from today on', () => {
    expect(whenOf({ from: '2026-12-01', to: '2026-12-05' }, today)).toEqual({ from: '2026-12-01', to: '2026-12-05' });
    expect(whenOf({ from: '2026-11-01', to: '2026-11-30' }, today)).toEqual({ from: today, to: '2026-11-30' });
    expect(whenOf({ from: '2026-10-01', to: '2026-10-31' }, today)).toBeNull();
    expect(whenOf({ from: '2026-12-05', to: '2026-12-01' }, today)).toBeNull();
    expect(whenOf({ from: '2026-02-30', to: '2026-12-01' }, today)).toBeNull();
  });

  it('may be a month', () => {
    expect(monthDays('2027-02', today)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    expect(monthDays('2026-11', today)).toEqual({ from: today, to: '2026-11-30' });
    expect(monthOf(monthDays('2026-11', today), today)).toBe('2026-11');
    expect(monthOf({ from: '2026-12-02', to: '2026-12-31' }, today)).toBeNull();
    expect(monthsAhead(today, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(monthsAhead(today, 20).at(-1)).toBe('2027-11');
  });
});
