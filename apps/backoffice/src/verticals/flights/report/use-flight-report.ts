import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import { REPORT_GROUPS, type ReportGroup } from '@app/contract/verticals/flights/staff-schemas';
import { addDays } from '@app/kernel/local-day';
import { useSearchParams } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { useProductNow } from '../../../api/use-product-now';
import type { Days } from '../../../ui/range-picker';

/** Days that are shown until others are chosen: the four weeks to come, today among them. */
const FIRST_DAYS = 28;
const DAY_MS = 86_400_000;

const NAMES = ['from', 'to', 'by', 'airline'] as const;
type Asked = Partial<Record<(typeof NAMES)[number], string>>;

/** As many days right before. */
function daysBefore({ from, to }: Days): Days {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** The report that the address asks for, and the one of as many days before. */
export function useFlightReport() {
  const [params, setParams] = useSearchParams();
  const today = new Date(useProductNow()()).toISOString().slice(0, 10);
  const days: Days = { from: params.get('from') ?? today, to: params.get('to') ?? addDays(today, FIRST_DAYS - 1) };
  const by: ReportGroup = REPORT_GROUPS.find((one) => one === params.get('by')) ?? 'route';
  const airline = params.get('airline');
  const of = { by, ...(airline ? { airlineId: airline } : {}) };
  const answer = useAnswer(calls.flightReport, { query: { ...days, ...of } });
  const before = useAnswer(calls.flightReport, { query: { ...daysBefore(days), ...of } });
  const ask = (change: Asked) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      for (const name of NAMES) {
        if (!(name in change)) continue;
        if (change[name]) next.set(name, change[name]);
        else next.delete(name);
      }
      return next;
    });
  return { days, by, airline, answer, before: before.data ?? null, ask };
}
