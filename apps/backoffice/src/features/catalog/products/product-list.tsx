import { IMPORT_FIELDS, MONEY_FIELDS } from '@app/contract/catalog/import-fields';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { limits } from '@app/contract/core/limits';
import { categoryChoices } from '../../../ui/category-choices';
import { defineList } from '../../../ui/list/define-list';
import { OnlineSwitch } from './online-switch';
import { ProductFlags, priceCell, productCell, stockCell } from './product-cells';
import { typeChoices } from './type-choices';

export const productList = defineList({
  endpoint: staffCatalogEndpoints.listProducts,
  title: 'permission.catalog.products',
  exportName: 'products',
  alsoExports: {
    label: 'catalog.export_for_import',
    endpoint: staffCatalogEndpoints.productTable,
    name: 'products-table',
    columns: IMPORT_FIELDS.map((field) => ({
      key: field,
      title: `catalog.import_field.${field}` as const,
      ...(MONEY_FIELDS.has(field) ? { as: 'money' as const } : {}),
    })),
  },
  filters: [
    { key: 'name', kind: 'text', label: 'catalog.name', max: 60 },
    { key: 'sku', kind: 'text', label: 'catalog.sku', max: limits.sku },
    { key: 'category', kind: 'tree', label: 'catalog.category', choices: categoryChoices },
    { key: 'type', kind: 'choice', label: 'catalog.type', choices: typeChoices },
    { key: 'popular', kind: 'flag', label: 'catalog.popular' },
    { key: 'recommended', kind: 'flag', label: 'catalog.recommended' },
  ],
  tabs: [
    { label: 'catalog.tab.all', query: {}, count: 'all' },
    { label: 'catalog.tab.online', query: { online: '1' }, count: 'online' },
    { label: 'catalog.tab.offline', query: { online: '0' }, count: 'offline' },
    { label: 'catalog.tab.low_stock', query: { lowStock: '1' }, count: 'lowStock' },
  ],
  columns: [
    { key: 'name', title: 'catalog.product', render: productCell },
    { key: 'category', title: 'catalog.category', render: (row) => row.category.name, write: 'category.name' },
    { key: 'priceUsd', title: 'catalog.price', as: 'money', render: priceCell, sortable: true },
    { key: 'costUsd', title: 'catalog.cost', as: 'money', hidden: true },
    { key: 'points', title: 'catalog.price_points', as: 'count', hidden: true },
    { key: 'stock', title: 'catalog.stock', as: 'count', render: stockCell, sortable: true },
    { key: 'sold', title: 'catalog.sold', as: 'count', sortable: true },
    { key: 'limit', title: 'catalog.limit', as: 'count', hidden: true },
    { key: 'sortWeight', title: 'catalog.sort_weight', as: 'count', sortable: true, hidden: true },
    { key: 'popular', title: 'catalog.flags', render: (row) => <ProductFlags product={row} />, hidden: true },
    { key: 'createdAt', title: 'catalog.created', as: 'moment', sortable: true, hidden: true },
    { key: 'online', title: 'catalog.online', render: (row) => <OnlineSwitch product={row} /> },
  ],
});
