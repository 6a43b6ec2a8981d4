import { addDays, type Day, weekday } from '@app/kernel/local-day';
import { describe, expect, it } from 'vitest';
import { type DealTerms, holdsOn } from './deal-price.ts';
import { spansOf } from './deal-spans.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const deal = (travelFrom: Day | null, travelTo: Day | null, weekdays = EVERY_DAY): DealTerms => ({
  method: 'percent',
  value: 10,
  travelFrom,
  travelTo,
  weekdays,
});

describe('stretches of days in which the same deals hold', () => {
  it('begin on the first day of a deal and on the day after its last', () => {
    expect(spansOf([deal('2026-12-03', '2026-12-31'), deal(null, '2026-12-02')])).toEqual({
      bounds: ['2026-12-03', '2027-01-01'],
      weekly: false,
    });
  });

  it('depend on the day of the week where a deal leaves some out', () => {
    expect(spansOf([deal(null, null, [6, 7])])).toEqual({ bounds: [], weekly: true });
  });

  it('hold alike on all days between two bounds that fall on the same day of the week', () => {
    const deals = [
      deal('2026-12-03', '2026-12-20'),
      deal('2026-12-10', null, [1, 3]),
      deal(null, '2027-01-05', [6]),
      deal('2026-12-20', '2026-12-20'),
    ];
    const { bounds } = spansOf(deals);
    const seen = new Map<string, string>();
    for (let day: Day = '2026-11-25'; day < '2027-01-20'; day = addDays(day, 1)) {
      const stretch = `${bounds.filter((bound) => bound <= day).length} ${weekday(day)}`;
      const holds = deals.map((one) => holdsOn(one, day)).join();
      expect([day, seen.get(stretch) ?? holds]).toEqual([day, holds]);
      seen.set(stretch, holds);
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});
