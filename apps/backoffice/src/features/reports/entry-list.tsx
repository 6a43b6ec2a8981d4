import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import { type Measure, MONEY_MEASURES, ORDER_KINDS, ORDER_MEASURES } from '@app/contract/reports/staff-schemas';
import type { TextKey } from '../../text/text-key';
import { searchedFrom } from '../../ui/choices';
import { defineList } from '../../ui/list/define-list';
import { KIND_TEXTS, kindText } from '../../ui/order-kind';

const agents = searchedFrom(calls.agentsFound, (found) =>
  found.map(({ id, name, superior }) => ({ value: id, label: superior ? `${name} · ${superior}` : name })),
);

const labelOf: Record<Measure, TextKey> = {
  orders: 'reports.orders',
  paid: 'reports.paid',
  refunds: 'reports.refunds',
  top_ups: 'reports.top_ups',
  withdrawals: 'reports.withdrawals',
  users: 'reports.users',
};

const tabsOf = <M extends Measure>(measures: readonly M[]) =>
  measures.map((measure) => ({ label: labelOf[measure], query: { measure } }));

const kinds = ORDER_KINDS.map((kind) => ({ value: kind, label: kindText(kind) }));

const parts = {
  sort: { field: 'at', order: 'DESC' },
  filters: [
    { kind: 'days', from: 'from', to: 'to', label: 'reports.period' },
    { kind: 'search', key: 'agent', label: 'reports.agent', from: agents },
  ],
  columns: [
    { key: 'number', title: 'reports.number' },
    { key: 'nickname', title: 'reports.customer' },
    { key: 'agent', title: 'reports.agent' },
    { key: 'at', title: 'reports.at', as: 'moment', sortable: true },
    { key: 'amountUsd', title: 'reports.amount', as: 'money' },
  ],
} as const;
const copy = { sort: parts.sort, filters: [...parts.filters], columns: [...parts.columns] };

/** The records behind the figures of orders. */
export const orderEntryList = defineList({
  endpoint: calls.orderEntries,
  title: 'permission.reports.orders',
  exportName: 'order-statistics-records',
  tabs: tabsOf(ORDER_MEASURES),
  sort: copy.sort,
  filters: [{ kind: 'choice', key: 'kind', label: 'reports.kind', choices: { known: kinds } }, ...copy.filters],
  columns: [
    { key: 'number', title: 'reports.number' },
    {
      key: 'kind',
      title: 'reports.kind',
      render: (row, { t }) => row.kind && t(kindText(row.kind)),
      write: { words: KIND_TEXTS },
    },
    ...copy.columns.slice(1),
  ],
});

/** The records behind the figures of top-ups, withdrawals and new users. */
export const moneyEntryList = defineList({
  endpoint: calls.moneyEntries,
  title: 'permission.reports.agents',
  exportName: 'agent-statistics-records',
  tabs: tabsOf(MONEY_MEASURES),
  ...copy,
});
