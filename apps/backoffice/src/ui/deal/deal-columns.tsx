import type { DealKind, DealMethod } from '@app/contract/deals/deal-facts';
import { DEAL_STATES, type DealState } from '@app/contract/deals/staff-schemas';
import { DealKindCell, DealStateTag, DealValue } from './deal-cells';

/** A tab for each state of deals. */
export const stateTabs = [
  { label: 'deals.state.all', query: {}, count: 'all' } as const,
  ...DEAL_STATES.map((state) => ({ label: `deals.state.${state}` as const, query: { state }, count: state })),
];

/** The columns that lists of deals share. */
export const dealColumns = {
  kind: {
    key: 'kind',
    title: 'travel_deals.kind',
    render: (row: { kind: DealKind }) => <DealKindCell kind={row.kind} />,
    write: { words: 'deals.kind.' },
  },
  value: {
    key: 'value',
    title: 'travel_deals.value',
    render: (row: { method: DealMethod; value: number }) => <DealValue deal={row} />,
    write: [
      { path: 'method', words: 'travel_deals.method.' },
      { amount: 'value', unit: 'method' },
    ],
  },
  endsAt: { key: 'endsAt', title: 'deals.until', as: 'moment', sortable: true, hidden: true },
  quota: { key: 'quota', title: 'travel_deals.quota', as: 'count', hidden: true },
  perCustomer: { key: 'perCustomer', title: 'travel_deals.per_customer', as: 'count', hidden: true },
  state: {
    key: 'state',
    title: 'deals.state',
    render: (row: { state: DealState }) => <DealStateTag state={row.state} />,
    write: { words: 'deals.state.' },
  },
} as const;
