import { staffFunnelEndpoints as calls } from '@app/contract/funnel/staff-endpoints';
import { FUNNEL_KINDS, type FunnelKind } from '@app/contract/funnel/steps';
import type { TextKey } from '../../text/text-key';
import { defineList } from '../../ui/list/define-list';
import { kindText } from '../../ui/order-kind';

const nameOfKind = (kind: FunnelKind): TextKey => (kind === 'bundle' ? 'funnel.kind.bundle' : kindText(kind));

const kinds = FUNNEL_KINDS.map((value) => ({ value, label: nameOfKind(value) }));

/** How often each step to an order was taken, by the source of the visit. */
export const funnelList = defineList({
  endpoint: calls.funnel,
  title: 'funnel.title',
  exportName: 'visits-to-orders',
  sort: { field: 'view', order: 'DESC' },
  filters: [
    { kind: 'days', from: 'from', to: 'to', label: 'funnel.period' },
    { key: 'kind', kind: 'choice', label: 'funnel.kind', choices: { known: kinds } },
  ],
  columns: [
    {
      key: 'source',
      title: 'funnel.source',
      sortable: true,
      render: (row, { t }) => <b>{row.source === 'direct' ? t('funnel.source.direct') : row.source}</b>,
      write: 'source',
    },
    { key: 'view', title: 'funnel.step.view', as: 'count', sortable: true },
    { key: 'cart', title: 'funnel.step.cart', as: 'count', sortable: true },
    { key: 'checkout', title: 'funnel.step.checkout', as: 'count', sortable: true },
    { key: 'placed', title: 'funnel.step.placed', as: 'count', sortable: true },
    { key: 'paid', title: 'funnel.step.paid', as: 'count', sortable: true },
    {
      key: 'conversion',
      title: 'funnel.conversion',
      align: 'right',
      render: (row, { format }) => format.percent(row.conversion),
    },
  ],
});
