import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { StaffLanguage } from '@app/contract/languages/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/record-form-drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { CategoriesPage } from './categories-page';
import { draftOf, languageForm, newLanguage } from './language-form';
import { languageList } from './language-list';

/** The languages of the shop: which are offered, which is the default, how much of each is translated. */
function LanguagesPage() {
  const t = useText();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('content.languages.edit');
  const seesTexts = useAllowed('content.translations.view');
  const [open, setOpen] = useState<{ editing: StaffLanguage | null } | null>(null);
  const remove = (row: StaffLanguage) =>
    modal.confirm({
      title: t('languages.delete', { title: row.title }),
      content: t('languages.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteLanguage, { params: { id: row.id } }), { done: 'languages.deleted' });
      },
    });
  const rowActions = (row: StaffLanguage): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => setOpen({ editing: row }) },
    ...(seesTexts
      ? [{ key: 'texts', label: 'translations.texts', to: `/content/translations/${row.id}` } as const]
      : []),
  ];
  const menu = (row: StaffLanguage): RowAction[] =>
    mayEdit && !row.shipped && !row.enabled
      ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) }]
      : [];
  const extra = (
    <>
      {seesTexts && (
        <Button onClick={() => void navigate('/content/languages/categories')}>{t('languages.categories')}</Button>
      )}
      {mayEdit && (
        <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
          {t('languages.new')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListPage rule={languageList} actions={{ rowActions, menu, extra }} />
      {open && (
        <RecordFormDrawer
          title={open.editing ? open.editing.title : t('languages.new')}
          fields={languageForm(!open.editing)}
          editing={open.editing}
          blank={newLanguage}
          draftOf={draftOf}
          readOnly={!mayEdit}
          create={(draft) => request(calls.createLanguage, { body: draft })}
          update={({ id, version }, { id: _tag, ...draft }) =>
            request(calls.updateLanguage, { params: { id }, body: { ...draft, version } })
          }
          reload={(id) => request(calls.readLanguage, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Languages, and the groups of their keys. */
export default function LanguagesScreen() {
  return (
    <Routes>
      <Route path="categories/*" element={<CategoriesPage />} />
      <Route path="/*" element={<LanguagesPage />} />
    </Routes>
  );
}
