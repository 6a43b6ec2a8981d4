import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { StaffLanguageCategory } from '@app/contract/languages/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/record-form-drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { bodyOf, categoryForm, draftOf, newCategory } from './category-form';
import { categoryList } from './language-list';

/** Groups of storefront keys, for finding texts that belong together. */
export function CategoriesPage() {
  const t = useText();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('content.languages.edit');
  const [open, setOpen] = useState<{ editing: StaffLanguageCategory | null } | null>(null);
  const remove = (row: StaffLanguageCategory) =>
    modal.confirm({
      title: t('languages.delete', { title: inMyLanguage(row.name) }),
      content: t('languages.delete_category_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteLanguageCategory, { params: { id: row.id } }), {
          done: 'languages.deleted',
        });
      },
    });
  const rowActions = (row: StaffLanguageCategory): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => setOpen({ editing: row }) },
  ];
  const menu = (row: StaffLanguageCategory): RowAction[] =>
    mayEdit && !row.isDefault ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) }] : [];
  const extra = (
    <>
      <Button onClick={() => void navigate('/content/languages')}>{t('permission.content.languages')}</Button>
      {mayEdit && (
        <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
          {t('languages.new_category')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListPage rule={categoryList} actions={{ rowActions, menu, extra }} />
      {open && (
        <RecordFormDrawer
          title={open.editing ? inMyLanguage(open.editing.name) : t('languages.new_category')}
          fields={categoryForm}
          editing={open.editing}
          blank={newCategory}
          draftOf={draftOf}
          readOnly={!mayEdit}
          create={(draft) => request(calls.createLanguageCategory, { body: bodyOf(draft) })}
          update={({ id, version }, draft) =>
            request(calls.updateLanguageCategory, { params: { id }, body: { ...bodyOf(draft), version } })
          }
          reload={(id) => request(calls.readCategory, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
