import { staffAllDealsEndpoints } from '@app/contract/deals/all-deals-endpoints';
import type { DealKind } from '@app/contract/deals/deal-facts';
import { DEAL_STATES } from '@app/contract/deals/staff-schemas';
import { DealUnits } from '../../../ui/deal/deal-cells';
import { dealColumns } from '../../../ui/deal/deal-columns';
import { defineList } from '../../../ui/list/define-list';
import { DealHours, DealTitle } from './all-deal-cells';

/** The list of deals of these kinds, with a tab for each of several. */
export const allDealList = (kinds: readonly DealKind[]) =>
  defineList({
    endpoint: staffAllDealsEndpoints.listAllDeals,
    title: 'permission.trade.all_deals',
    exportName: 'deals',
    sort: { field: 'startsAt', order: 'DESC' },
    filters: [
      { key: 'title', kind: 'text', label: 'travel_deals.title', placeholder: 'deals.title_hint', max: 60 },
      {
        key: 'state',
        kind: 'choice',
        label: 'deals.state',
        choices: { known: DEAL_STATES.map((state) => ({ value: state, label: `deals.state.${state}` as const })) },
      },
      { kind: 'days', from: 'runsFrom', to: 'runsTo', label: 'deals.runs' },
    ],
    tabs: [
      { label: 'deals.state.all', query: {}, count: 'all' },
      ...(kinds.length > 1 ? kinds : []).map((kind) => ({
        label: `deals.kind.${kind}` as const,
        query: { kind },
        count: kind,
      })),
    ],
    columns: [
      { key: 'title', title: 'travel_deals.title', render: (row) => <DealTitle deal={row} /> },
      {
        key: 'subject',
        title: 'travel_deals.subject',
        render: (row) => row.subject?.name ?? '–',
        write: 'subject.name',
        hidden: true,
      },
      dealColumns.kind,
      dealColumns.value,
      {
        key: 'startsAt',
        title: 'deals.time',
        render: (row) => <DealHours deal={row} />,
        write: { as: 'moment' },
        sortable: true,
      },
      dealColumns.endsAt,
      {
        key: 'claimed',
        title: 'deals.claimed',
        render: (row) => <DealUnits deal={row} />,
        sortable: true,
        write: 'claimed',
      },
      dealColumns.quota,
      dealColumns.perCustomer,
      dealColumns.state,
    ],
  });
