import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import type { Choices } from '../../../ui/choices';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';

const kinds: Choices = {
  known: (['in', 'out', 'hold', 'release', 'take', 'restore'] as const).map((value) => ({
    value,
    label: `catalog.movement.${value}` as const,
  })),
};
const tones = {
  in: 'success',
  out: 'danger',
  hold: 'warning',
  release: 'neutral',
  take: 'brand',
  restore: 'info',
} as const;

export const inventoryList = defineList({
  endpoint: staffCatalogEndpoints.inventoryLog,
  title: 'catalog.inventory_log',
  exportName: 'inventory',
  sort: { field: '' as never, order: 'DESC' },
  filters: [
    { key: 'sku', kind: 'text', label: 'catalog.sku', max: 40 },
    { key: 'kind', kind: 'choice', label: 'catalog.movement', choices: kinds },
  ],
  columns: [
    { key: 'at', title: 'catalog.at', as: 'moment' },
    { key: 'product', title: 'catalog.product', draw: (row) => <TwoLines strong top={row.product} bottom={row.sku} /> },
    { key: 'sku', title: 'catalog.sku', hidden: true },
    {
      key: 'kind',
      title: 'catalog.movement',
      draw: (row, { t }) => <StatusTag tone={tones[row.kind]}>{t(`catalog.movement.${row.kind}`)}</StatusTag>,
      write: (row, { t }) => t(`catalog.movement.${row.kind}`),
    },
    { key: 'quantity', title: 'catalog.quantity', as: 'count' },
    { key: 'before', title: 'catalog.before', as: 'count' },
    { key: 'after', title: 'catalog.after', as: 'count' },
    { key: 'who', title: 'catalog.who' },
    { key: 'note', title: 'catalog.note' },
  ],
});
