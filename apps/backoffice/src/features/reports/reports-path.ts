import type { Days } from '@app/contract/reports/ranges';
import type { Measure } from '@app/contract/reports/staff-schemas';
import { listLink } from '../../ui/list/list-link';

export const ORDER_REPORT_PATH = '/reports/orders';
export const AGENT_REPORT_PATH = '/reports/agents';
export const AGENT_ROWS_PATH = `${AGENT_REPORT_PATH}/each`;

const pathOf: Record<Measure, string> = {
  orders: ORDER_REPORT_PATH,
  paid: ORDER_REPORT_PATH,
  refunds: ORDER_REPORT_PATH,
  users: AGENT_REPORT_PATH,
  top_ups: AGENT_REPORT_PATH,
  withdrawals: AGENT_REPORT_PATH,
};

/** The address of the records behind a figure. */
export const entriesLink = (measure: Measure, { from, to }: Days, agent?: string | null): string =>
  listLink(`${pathOf[measure]}/entries`, { measure, from, to, ...(agent ? { agent } : {}) });
