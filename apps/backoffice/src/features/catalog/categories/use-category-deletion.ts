import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { App } from 'antd';
import { request } from '../../../api/request';
import { currentLocale } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import { categoryName } from '../../../ui/category-choices';
import { useAction } from '../../../ui/use-action';

/** Returns what deletes one category, after asking once. */
export function useCategoryDeletion(): (category: StaffCategory) => void {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  return (category) =>
    void modal.confirm({
      title: t('catalog.delete_category', { name: categoryName(category, currentLocale()) }),
      content: t('catalog.delete_category_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteCategory, { params: { id: category.id } }), {
          done: 'catalog.category_deleted',
        });
      },
    });
}
