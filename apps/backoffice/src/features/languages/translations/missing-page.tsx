import { limits } from '@app/contract/core/limits';
import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { MissingKey } from '@app/contract/languages/staff-schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { missingList } from './translation-list';
import { TEXTS_PATH } from './translations-path';

const fields = defineForm<{ text: string }>()([
  {
    name: 'text',
    kind: 'long-text',
    label: 'translations.english',
    help: 'translations.add_help',
    max: limits.translationText,
    required: true,
  },
]);

/** Keys that storefronts asked for in vain: each is given a text, or forgotten. */
export function MissingPage() {
  const t = useText();
  const navigate = useNavigate();
  const { run } = useAction();
  const mayEdit = useAllowed('content.translations.edit');
  const [adding, setAdding] = useState<string | null>(null);
  const forget = (row: MissingKey) => request(calls.dismissMissingKeys, { body: { keys: [row.key] } });
  const dismiss = (row: MissingKey) => void run(() => forget(row), { done: 'translations.dismissed' });
  const rowActions = (row: MissingKey): RowAction[] =>
    mayEdit
      ? [
          { key: 'add', label: 'translations.add_text', run: () => setAdding(row.key) },
          { key: 'dismiss', label: 'translations.dismiss', run: () => dismiss(row) },
        ]
      : [];
  const bulkActions: BulkAction<MissingKey>[] = [
    { key: 'dismiss', label: 'translations.dismiss', nameOf: (row) => `${row.key} (${row.language})`, each: forget },
  ];
  const extra = <Button onClick={() => void navigate(TEXTS_PATH)}>{t('translations.texts')}</Button>;
  return (
    <>
      <ListPage rule={missingList} actions={{ rowActions, extra, ...(mayEdit ? { bulkActions } : {}) }} />
      {adding !== null && (
        <FormDialog
          title={t('translations.add_text')}
          intro={<code>{adding}</code>}
          fields={fields}
          initial={{ text: '' }}
          submit="ui.form.save"
          done="translations.added"
          send={({ text }) => request(calls.addMissingKey, { body: { key: adding, text } })}
          onClose={() => setAdding(null)}
          onDone={() => setAdding(null)}
        />
      )}
    </>
  );
}
