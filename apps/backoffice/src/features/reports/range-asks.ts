import { type Days, QUICK_RANGES, type QuickRange, STEPS } from '@app/contract/reports/ranges';
import { ORDER_KINDS } from '@app/contract/reports/staff-schemas';

/** What statistics over a quick range or days of one's own keep in the address. */
export const rangeAsks = {
  range: { field: 'range', among: QUICK_RANGES },
  from: { field: 'from' },
  to: { field: 'to' },
  by: { field: 'by', among: STEPS },
  agent: { field: 'agent' },
  kind: { field: 'kind', among: ORDER_KINDS },
} as const;

// A range takes the place of days.
export const askRange = (range: QuickRange) => ({ range, from: null, to: null, by: null });
export const askDays = ({ from, to }: Days) => ({ range: null, from, to, by: null });
