import { staffTravelHomeEndpoints as calls } from '@app/contract/travel-home/staff-endpoints';
import type { StaffHomeCategory } from '@app/contract/travel-home/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { deletionOf } from '../deletion';
import { inUseActions } from '../in-use-switch';
import { bodyOf, type CategoryDraft, categoryForm, draftOf, newCategory } from './category-form';
import { categoryList, setCategories } from './category-list';

const nameOf = (category: StaffHomeCategory): string => inMyLanguage(category.title);

function CategoryDrawer({ editing, onClose }: { editing: StaffHomeCategory | null; onClose: () => void }) {
  const t = useText();
  return (
    <RecordFormDrawer<CategoryDraft, StaffHomeCategory>
      title={editing ? nameOf(editing) : t('travel_home.new_category')}
      kind="home_travel_category"
      fields={categoryForm}
      editing={editing}
      blank={newCategory}
      draftOf={draftOf}
      create={(draft) => request(calls.createHomeCategory, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateHomeCategory, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      onClose={onClose}
    />
  );
}

/** The travel row of the storefront's home: which kinds of travel it offers, in which order, under which words. */
export default function HomeCategoriesScreen() {
  const { list, drawer } = useRecordActions<StaffHomeCategory>({
    mayEdit: useAllowed('travel.home.edit'),
    nameOf,
    add: 'travel_home.new_category',
    deletion: deletionOf(({ id }) => request(calls.deleteHomeCategory, { params: { id } })),
    bulk: inUseActions(nameOf, setCategories),
    drawer: (editing, close) => <CategoryDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={categoryList} actions={list} />
      {drawer}
    </>
  );
}
