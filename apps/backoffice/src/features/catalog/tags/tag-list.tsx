import { staffMerchandisingEndpoints } from '@app/contract/catalog/merchandising-endpoints';
import { limits } from '@app/contract/core/limits';
import { inMyLanguage } from '../../../text/in-my-language';
import { StatusTag } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { colourChoices } from './colour-choices';

export const tagList = defineList({
  endpoint: staffMerchandisingEndpoints.listProductTags,
  title: 'permission.catalog.tags',
  exportName: 'product-tags',
  filters: [
    { key: 'name', kind: 'text', label: 'catalog.name', max: limits.tag },
    { key: 'code', kind: 'text', label: 'catalog.code', max: limits.code },
    { key: 'colour', kind: 'choice', label: 'catalog.colour', choices: colourChoices },
  ],
  columns: [
    {
      key: 'name',
      title: 'catalog.tag',
      render: (row) => <StatusTag tone={row.colour}>{inMyLanguage(row.name)}</StatusTag>,
    },
    { key: 'code', title: 'catalog.code' },
    {
      key: 'colour',
      title: 'catalog.colour',
      render: (row, { t }) => t(`catalog.colour.${row.colour}`),
      write: { words: 'catalog.colour.' },
    },
    { key: 'products', title: 'catalog.products', as: 'count' },
    { key: 'createdAt', title: 'catalog.created', as: 'moment', sortable: true },
  ],
});
