import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { describe, expect, it } from 'vitest';
import { PARTY_LIMITS } from '../../widgets/travel/search/party.ts';
import { firstNight, nightsOf, stayOf, stayParams, stayQuery } from './stay.ts';

const today = '2026-11-22';

it('until five in the morning the running night can still be chosen, by the clocks of a zone', () => {
  const at = (iso: string) => firstNight('Europe/Madrid', Date.parse(iso));
  expect(at('2026-11-22T00:00:00Z')).toBe('2026-11-21');
  expect(at('2026-11-22T03:59:00Z')).toBe('2026-11-21');
  expect(at('2026-11-22T04:00:00Z')).toBe('2026-11-22');
});

describe('the stay of an address', () => {
  it('is tomorrow for two nights and two adults when nothing is said', () => {
    expect(stayOf({}, today)).toEqual({
      checkIn: '2026-11-23',
      checkOut: '2026-11-25',
      party: { rooms: 1, adults: 2, childAges: [] },
    });
  });

  it('comes back from the address it was written into', () => {
    const stay = {
      checkIn: '2026-12-14',
      checkOut: '2026-12-17',
      party: { rooms: 2, adults: 3, childAges: [5] },
    };
    const written = Object.entries(stayParams(stay)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(stayOf(Object.fromEntries(written), today)).toEqual(stay);
    expect(stayQuery(stay)).toMatchObject({ rooms: '2', childAges: '5' });
    expect(nightsOf(stay)).toBe(3);
  });

  it('moves a past or far stay to tomorrow and keeps its nights', () => {
    const nights = (checkIn: string, checkOut: string) => nightsOf(stayOf({ checkIn, checkOut }, today));
    expect(stayOf({ checkIn: '2026-11-01', checkOut: '2026-11-04' }, today).checkOut).toBe('2026-11-26');
    expect(stayOf({ checkIn: '2028-01-01', checkOut: '2028-01-02' }, today).checkIn).toBe('2026-11-23');
    expect(stayOf({ checkIn: '2026-11-21', checkOut: '2026-11-23' }, today).checkIn).toBe('2026-11-21');
    expect(nights('2026-12-17', '2026-12-14')).toBe(2);
    expect(nights('2026-12-01', '2026-12-29')).toBe(28);
    expect(nights('2026-12-01', '2026-12-30')).toBe(2);
    expect(nights('nonsense', '2026-12-30')).toBe(2);
  });

  it('has the limits that the server has', () => {
    const { rooms, adults, children, childAge } = hotelLimits;
    expect(PARTY_LIMITS).toEqual({ rooms, adults, children, childAge });
  });
});
