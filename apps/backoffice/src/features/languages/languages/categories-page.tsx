import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { StaffLanguageCategory } from '@app/contract/languages/staff-schemas';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { bodyOf, categoryForm, draftOf, newCategory } from './category-form';
import { categoryList } from './language-list';

const nameOf = ({ name }: StaffLanguageCategory): string => inMyLanguage(name);

/** Groups of storefront keys, for finding texts that belong together. */
export function CategoriesPage() {
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAllowed('content.languages.edit');
  const { list, drawer } = useRecordActions<StaffLanguageCategory>({
    mayEdit,
    readable: true,
    nameOf,
    add: 'languages.new_category',
    beside: <Button onClick={() => void navigate('/content/languages')}>{t('permission.content.languages')}</Button>,
    deletion: {
      ask: 'languages.delete',
      values: (row) => ({ title: nameOf(row) }),
      text: 'languages.delete_category_text',
      done: 'languages.deleted',
      remove: ({ id }) => request(calls.deleteLanguageCategory, { params: { id } }),
      when: ({ isDefault }) => !isDefault,
    },
    drawer: (editing, onClose) => (
      <RecordFormDrawer
        title={editing ? nameOf(editing) : t('languages.new_category')}
        fields={categoryForm}
        editing={editing}
        blank={newCategory}
        draftOf={draftOf}
        readOnly={!mayEdit}
        create={(draft) => request(calls.createLanguageCategory, { body: bodyOf(draft) })}
        update={({ id, version }, draft) =>
          request(calls.updateLanguageCategory, { params: { id }, body: { ...bodyOf(draft), version } })
        }
        reload={(id) => request(calls.readCategory, { params: { id } })}
        onClose={onClose}
      />
    ),
  });
  return (
    <>
      <ListPage rule={categoryList} actions={list} />
      {drawer}
    </>
  );
}
