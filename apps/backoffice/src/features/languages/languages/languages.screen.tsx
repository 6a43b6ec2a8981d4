import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { StaffLanguage } from '@app/contract/languages/staff-schemas';
import { Button } from 'antd';
import { Route, Routes, useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { CategoriesPage } from './categories-page';
import { draftOf, languageForm, newLanguage } from './language-form';
import { languageList } from './language-list';

/** The languages of the shop: which are offered, which is the default, how much of each is translated. */
function LanguagesPage() {
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAllowed('content.languages.edit');
  const seesTexts = useAllowed('content.translations.view');
  const { list, drawer } = useRecordActions<StaffLanguage>({
    mayEdit,
    readable: true,
    nameOf: ({ title }) => title,
    add: 'languages.new',
    beside: seesTexts && (
      <Button onClick={() => void navigate('/content/languages/categories')}>{t('languages.categories')}</Button>
    ),
    further: ({ id }) =>
      seesTexts ? [{ key: 'texts', label: 'translations.texts', to: `/content/translations/${id}` }] : [],
    deletion: {
      ask: 'languages.delete',
      values: ({ title }) => ({ title }),
      text: 'languages.delete_text',
      done: 'languages.deleted',
      remove: ({ id }) => request(calls.deleteLanguage, { params: { id } }),
      when: ({ shipped, enabled }) => !shipped && !enabled,
    },
    drawer: (editing, onClose) => (
      <RecordFormDrawer
        title={editing ? editing.title : t('languages.new')}
        fields={languageForm(!editing)}
        editing={editing}
        blank={newLanguage}
        draftOf={draftOf}
        readOnly={!mayEdit}
        create={(draft) => request(calls.createLanguage, { body: draft })}
        update={({ id, version }, { id: _tag, ...draft }) =>
          request(calls.updateLanguage, { params: { id }, body: { ...draft, version } })
        }
        reload={(id) => request(calls.readLanguage, { params: { id } })}
        onClose={onClose}
      />
    ),
  });
  return (
    <>
      <ListPage rule={languageList} actions={list} />
      {drawer}
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
