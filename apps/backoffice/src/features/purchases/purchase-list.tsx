import { limits } from '@app/contract/core/limits';
import { staffPurchaseEndpoints } from '@app/contract/purchases/staff-endpoints';
import { RecordLink, StatusTag, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { PURCHASES_PATH } from './purchases-paths';

export const purchaseList = defineList({
  endpoint: staffPurchaseEndpoints.listPurchases,
  title: 'permission.catalog.purchases',
  exportName: 'stock-purchases',
  sort: { field: '' as never, order: 'DESC' },
  filters: [
    { key: 'number', kind: 'text', label: 'purchases.number', max: 40 },
    { key: 'supplier', kind: 'text', label: 'purchases.supplier', max: 60 },
    { key: 'sku', kind: 'text', label: 'purchases.sku', max: limits.sku },
    { kind: 'days', from: 'from', to: 'to', label: 'purchases.days' },
  ],
  tabs: [
    { label: 'purchases.state.all', query: {} },
    { label: 'purchases.state.stands', query: { state: 'stands' } },
    { label: 'purchases.state.taken_back', query: { state: 'taken_back' } },
  ],
  columns: [
    {
      key: 'number',
      title: 'purchases.number',
      render: (row) => <RecordLink to={`${PURCHASES_PATH}/${row.id}`}>{row.number}</RecordLink>,
    },
    {
      key: 'supplier',
      title: 'purchases.supplier',
      render: (row) => <TwoLines top={row.supplier} bottom={row.reference} />,
    },
    { key: 'reference', title: 'purchases.reference', hidden: true },
    { key: 'pieces', title: 'purchases.pieces', as: 'count' },
    { key: 'totalUsd', title: 'purchases.total', as: 'money' },
    { key: 'staff', title: 'purchases.staff' },
    { key: 'at', title: 'purchases.at', as: 'moment' },
    { key: 'note', title: 'purchases.note', hidden: true },
    {
      key: 'takenBack',
      title: 'purchases.state',
      render: (row, { t }) => (
        <StatusTag tone={row.takenBack ? 'neutral' : 'success'}>
          {t(row.takenBack ? 'purchases.state.taken_back' : 'purchases.state.stands')}
        </StatusTag>
      ),
      write: 'takenBack.note',
    },
  ],
});
