import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { useMemo } from 'react';
import { recordIn } from '../../../api/record-in';
import { request } from '../../../api/request';
import { currentLocale } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import { categoryName } from '../../../ui/category-choices';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { categoryForm, draftOf, newCategory } from './category-form';

type CategoryDrawerProps = {
  all: readonly StaffCategory[];
  /** The category to edit, or the parent to create one below. */
  editing: StaffCategory | null;
  parentId: string | null;
  onClose: () => void;
};

/** Creates or edits one category in the drawer. */
export function CategoryDrawer({ all, editing, parentId, onClose }: CategoryDrawerProps) {
  const t = useText();
  const fields = useMemo(() => categoryForm(all, editing), [all, editing]);
  return (
    <RecordFormDrawer
      title={editing ? categoryName(editing, currentLocale()) : t('catalog.new_category')}
      kind="category"
      fields={fields}
      editing={editing}
      blank={{ ...newCategory, parentId }}
      draftOf={draftOf}
      create={(draft) => request(calls.createCategory, { body: draft })}
      update={({ id, version }, draft) =>
        request(calls.updateCategory, { params: { id }, body: { ...draft, version } })
      }
      reload={(id) => recordIn(request(calls.listCategories, {}), id)}
      onClose={onClose}
    />
  );
}
