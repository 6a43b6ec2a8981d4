import type { PermissionKey } from '@app/contract/core/permissions';
import type { Days } from '@app/contract/reports/ranges';
import type { Measure, OrderKind } from '@app/contract/reports/staff-schemas';
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

type Whose = { readonly agent?: string | undefined; readonly kind?: OrderKind | undefined };

/** The address of the records behind a figure; of one agent and of orders of one kind, where they are named. */
export const entriesLink = (measure: Measure, { from, to }: Days, { agent, kind }: Whose = {}): string =>
  listLink(`${pathOf[measure]}/entries`, {
    measure,
    from,
    to,
    ...(agent ? { agent } : {}),
    ...(kind ? { kind } : {}),
  });

/** What one must hold to see the records behind a figure. */
export const entriesNeed = (measure: Measure): PermissionKey =>
  pathOf[measure] === ORDER_REPORT_PATH ? 'reports.orders.view' : 'reports.agents.view';
