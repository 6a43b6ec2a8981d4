import { productImportEndpoints } from '@app/contract/catalog/import-endpoints';
import { RecordLink, StatusTag } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { stateChoices, stateTones } from './import-words';
import { IMPORTS_PATH } from './imports-path';

export const importList = defineList({
  endpoint: productImportEndpoints.listImports,
  title: 'permission.catalog.imports',
  exportName: 'product-imports',
  filters: [
    { key: 'file', kind: 'text', label: 'catalog.import_file', max: 100 },
    { key: 'who', kind: 'text', label: 'catalog.who', max: 50 },
    { key: 'state', kind: 'choice', label: 'catalog.import_state', choices: stateChoices },
  ],
  columns: [
    {
      key: 'fileName',
      title: 'catalog.import_file',
      render: (row) => <RecordLink to={`${IMPORTS_PATH}/${row.id}`}>{row.fileName}</RecordLink>,
    },
    { key: 'rows', title: 'catalog.import_rows', as: 'count' },
    { key: 'imported', title: 'catalog.import_imported', as: 'count' },
    { key: 'failed', title: 'catalog.import_failed', as: 'count' },
    { key: 'who', title: 'catalog.who' },
    { key: 'createdAt', title: 'catalog.import_uploaded', as: 'moment', sortable: true },
    {
      key: 'state',
      title: 'catalog.import_state',
      render: (row, { t }) => (
        <StatusTag tone={stateTones[row.state]}>{t(`catalog.import_state.${row.state}`)}</StatusTag>
      ),
      write: { words: 'catalog.import_state.' },
    },
  ],
});
