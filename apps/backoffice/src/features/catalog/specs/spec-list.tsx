import { staffMerchandisingEndpoints } from '@app/contract/catalog/merchandising-endpoints';
import { inMyLanguage } from '../../../text/in-my-language';
import { defineList } from '../../../ui/list/define-list';

export const specList = defineList({
  endpoint: staffMerchandisingEndpoints.listSpecTemplates,
  title: 'permission.catalog.specs',
  exportName: 'spec-templates',
  filters: [{ key: 'name', kind: 'text', label: 'catalog.name', max: 60 }],
  columns: [
    { key: 'name', title: 'catalog.name', render: (row) => <b>{inMyLanguage(row.name)}</b> },
    {
      key: 'values',
      title: 'catalog.template_values',
      render: (row) => row.values.map((value) => inMyLanguage(value)).join(' · '),
    },
    { key: 'updatedAt', title: 'catalog.updated', as: 'moment' },
    { key: 'createdAt', title: 'catalog.created', as: 'moment', sortable: true },
  ],
});
