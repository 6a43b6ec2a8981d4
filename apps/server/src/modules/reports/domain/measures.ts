import type { Measure } from '@app/contract/reports/staff-schemas';

const COUNTED: Readonly<Record<Measure, true>> = {
  orders: true,
  paid: true,
  refunds: true,
  users: true,
  top_ups: true,
  withdrawals: true,
};

/** Everything that is counted by day. */
export const MEASURES = Object.keys(COUNTED) as readonly Measure[];
