import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import type { ReactNode } from 'react';
import { request } from '../../../api/request';
import { currentLocale } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import { categoryName } from '../../../ui/category-choices';
import type { BulkAction } from '../../../ui/list/define-list';
import { useBulkDelete } from '../use-bulk-delete';
import { type CategoryFlags, setOne } from './category-flags';

/** What can be done with several categories: display, hide, enable, disable, delete. The dialog stands beside the tree. */
export function useCategoryBulk(): { actions: BulkAction<StaffCategory>[]; dialog: ReactNode } {
  const t = useText();
  const nameOf = (category: StaffCategory) => categoryName(category, currentLocale());
  const deletion = useBulkDelete<StaffCategory>({
    nameOf,
    each: ({ id }) => request(calls.deleteCategory, { params: { id } }),
    text: 'catalog.delete_category_text',
  });
  const set = (key: string, label: BulkAction<StaffCategory>['label'], flags: CategoryFlags) => ({
    key,
    label,
    nameOf,
    each: ({ id }: StaffCategory) => setOne(id, flags, t('catalog.gone')),
  });
  return {
    actions: [
      set('display', 'catalog.display', { displayed: true }),
      set('hide', 'catalog.hide', { displayed: false }),
      set('enable', 'catalog.enable', { enabled: true }),
      set('disable', 'catalog.disable', { enabled: false }),
      deletion.action,
    ],
    dialog: deletion.dialog,
  };
}
