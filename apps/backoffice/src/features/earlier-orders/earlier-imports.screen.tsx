import { EARLIER_DIALECTS } from '@app/contract/earlier-orders/kinds';
import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import { IconFileImport } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordLink, StatusTag, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { EarlierImportPage } from './earlier-import-page';
import { EARLIER_IMPORTS_PATH } from './earlier-paths';
import { UploadDialog } from './upload-dialog';

const earlierImportList = defineList({
  endpoint: calls.listEarlierImports,
  title: 'permission.orders.earlier_imports',
  exportName: 'moving-in',
  filters: [
    {
      key: 'dialect',
      kind: 'choice',
      label: 'earlier.import_dialect',
      choices: { known: EARLIER_DIALECTS.map((value) => ({ value, label: `earlier.dialect.${value}` as const })) },
    },
  ],
  columns: [
    {
      key: 'fileName',
      title: 'earlier.import_file',
      render: (row, { t }) => (
        <TwoLines
          strong
          top={<RecordLink to={`${EARLIER_IMPORTS_PATH}/${row.id}`}>{row.fileName}</RecordLink>}
          bottom={t(`earlier.dialect.${row.dialect}`)}
        />
      ),
    },
    { key: 'new', title: 'earlier.outcome.new', as: 'count' },
    { key: 'changed', title: 'earlier.outcome.changed', as: 'count' },
    { key: 'known', title: 'earlier.outcome.known', as: 'count' },
    { key: 'refused', title: 'earlier.outcome.refused', as: 'count' },
    {
      key: 'state',
      title: 'earlier.import_state',
      render: (row, { t }) => (
        <StatusTag tone={row.state === 'taken' ? 'success' : 'info'}>
          {t(`earlier.import_state.${row.state}`)}
        </StatusTag>
      ),
      write: { words: 'earlier.import_state.' },
    },
    { key: 'by', title: 'earlier.import_by' },
    { key: 'createdAt', title: 'earlier.import_made', as: 'moment', sortable: true },
  ],
});

function Imports() {
  const t = useText();
  const brings = useAllowed('orders.earlier_imports.run');
  const [uploading, setUploading] = useState(false);
  const extra = brings ? (
    <Button type="primary" icon={<IconFileImport size={16} />} onClick={() => setUploading(true)}>
      {t('earlier.import_new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage
        rule={earlierImportList}
        actions={{
          extra,
          rowActions: ({ id }) => [{ key: 'open', label: 'earlier.import_open', to: `${EARLIER_IMPORTS_PATH}/${id}` }],
        }}
      />
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
}

/** Files of customers and orders of other shops: the list with the upload, and one file on its way. */
export default function EarlierImportsScreen() {
  return (
    <Routes>
      <Route path=":id" element={<EarlierImportPage />} />
      <Route path="/*" element={<Imports />} />
    </Routes>
  );
}
