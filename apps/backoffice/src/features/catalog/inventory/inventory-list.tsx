import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { limits } from '@app/contract/core/limits';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { kinds, reasons, tones } from './movement-words';

export const inventoryList = defineList({
  endpoint: staffCatalogEndpoints.inventoryLog,
  title: 'permission.catalog.inventory',
  exportName: 'inventory',
  sort: { field: '' as never, order: 'DESC' },
  filters: [
    { key: 'name', kind: 'text', label: 'catalog.product', max: 60 },
    { key: 'sku', kind: 'text', label: 'catalog.sku', max: limits.sku },
    { key: 'kind', kind: 'choice', label: 'catalog.movement', choices: kinds },
    { kind: 'days', label: 'catalog.days', from: 'from', to: 'to' },
    { key: 'reason', kind: 'choice', label: 'catalog.reason', choices: reasons },
  ],
  columns: [
    { key: 'at', title: 'catalog.at', as: 'moment' },
    {
      key: 'product',
      title: 'catalog.product',
      render: (row) => <TwoLines strong top={row.product} bottom={row.sku} />,
    },
    { key: 'sku', title: 'catalog.sku', hidden: true },
    {
      key: 'kind',
      title: 'catalog.movement',
      render: (row, { t }) => <StatusTag tone={tones[row.kind]}>{t(`catalog.movement.${row.kind}`)}</StatusTag>,
      write: { path: 'kind', words: 'catalog.movement.' },
    },
    { key: 'quantity', title: 'catalog.quantity', as: 'count' },
    { key: 'before', title: 'catalog.before', as: 'count' },
    { key: 'after', title: 'catalog.after', as: 'count' },
    {
      key: 'reason',
      title: 'catalog.reason',
      render: (row, { t }) => (row.reason ? t(`catalog.reason.${row.reason}`) : '–'),
      write: { words: 'catalog.reason.' },
    },
    { key: 'who', title: 'catalog.who' },
    { key: 'note', title: 'catalog.note' },
  ],
});
