import { IconFileImport } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { ListPage } from '../../../ui/list/list-page';
import { FileButton } from '../../../ui/tables/file-button';
import { saveTemplate } from './import-files';
import { importList } from './import-list';
import { ImportPage } from './import-page';
import { IMPORTS_PATH } from './imports-path';
import { UploadDialog } from './upload-dialog';

function ImportsList() {
  const t = useText();
  const mayRun = useAllowed('catalog.imports.run');
  const [uploading, setUploading] = useState(false);
  const extra = (
    <>
      <FileButton label={t('catalog.import_template')} save={(format) => saveTemplate(format, t)} />
      {mayRun && (
        <Button type="primary" icon={<IconFileImport size={16} />} onClick={() => setUploading(true)}>
          {t('catalog.import_new')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListPage
        rule={importList}
        actions={{
          extra,
          rowActions: (row) => [{ key: 'open', label: 'catalog.import_open', to: `${IMPORTS_PATH}/${row.id}` }],
        }}
      />
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
}

/** Imports of products: the list with the upload, and one import on its way. */
export default function ImportsScreen() {
  return (
    <Routes>
      <Route path=":id" element={<ImportPage />} />
      <Route path="/*" element={<ImportsList />} />
    </Routes>
  );
}
