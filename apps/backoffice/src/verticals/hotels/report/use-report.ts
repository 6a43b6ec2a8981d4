import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { useSearchParams } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { useProductNow } from '../../../api/use-product-now';
import type { Days } from '../../../ui/range-picker';

const DAY_MS = 86_400_000;
/** Days that are shown until others are chosen: the last four weeks, today among them. */
const FIRST_DAYS = 28;

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const NAMES = ['from', 'to', 'city', 'hotel'] as const;
type ReportParams = Partial<Record<(typeof NAMES)[number], string>>;

/** As many days right before. */
function daysBefore({ from, to }: Days): Days {
  const length = Date.parse(to) - Date.parse(from) + DAY_MS;
  return { from: isoDay(Date.parse(from) - length), to: isoDay(Date.parse(from) - DAY_MS) };
}

/** The report that the address asks for, and the one of as many days before. */
export function useHotelReport() {
  const [params, setParams] = useSearchParams();
  const now = useProductNow()();
  const days: Days = {
    from: params.get('from') ?? isoDay(now - (FIRST_DAYS - 1) * DAY_MS),
    to: params.get('to') ?? isoDay(now),
  };
  const [city, hotel] = [params.get('city'), params.get('hotel')];
  const of = { ...(city ? { city } : {}), ...(hotel ? { hotel } : {}) };
  const answer = useAnswer(calls.hotelReport, { query: { ...days, ...of } });
  const before = useAnswer(calls.hotelReport, { query: { ...daysBefore(days), ...of } });
  const ask = (change: ReportParams) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      for (const name of NAMES) {
        if (!(name in change)) continue;
        if (change[name]) next.set(name, change[name]);
        else next.delete(name);
      }
      return next;
    });
  return { days, city, hotel, answer, before: before.data ?? null, ask };
}
