import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import type { StaffRestaurant, StaffRestaurantRow } from '@app/contract/verticals/dining/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed, useSession } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { BOOK_PATH } from '../dining-paths';
import { bodyOf, draftOf, newRestaurant, type RestaurantDraft, restaurantForm } from './restaurant-form';
import { restaurantList, setOnline } from './restaurant-list';

/** A restaurant's form; one that exists is read whole first. */
function RestaurantDrawer({ row, onClose }: { row: StaffRestaurantRow | null; onClose: () => void }) {
  const t = useText();
  const ofMerchant = useSession().merchant !== null;
  const read = useAnswer(
    calls.readRestaurant,
    { params: { id: row?.id ?? '' } },
    { enabled: row !== null, ofForm: true },
  );
  const editing = row && read.data?.id === row.id ? read.data : null;
  if (row && !editing) return null;
  return (
    <RecordFormDrawer<RestaurantDraft, StaffRestaurant>
      title={editing ? inMyLanguage(editing.name) : t('dining.staff.new')}
      kind="restaurant"
      fields={restaurantForm(ofMerchant)}
      editing={editing}
      blank={newRestaurant as RestaurantDraft}
      draftOf={draftOf}
      create={(draft) => request(calls.createRestaurant, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateRestaurant, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      reload={(id) => request(calls.readRestaurant, { params: { id } })}
      onClose={onClose}
    />
  );
}

const switching = (
  key: string,
  label: BulkAction<StaffRestaurantRow>['label'],
  online: boolean,
): BulkAction<StaffRestaurantRow> => ({
  key,
  label,
  nameOf: (row) => row.name,
  each: (row) => setOnline([row.id], online),
});

/** Restaurants with their tables, hours, menus and conditions. */
export default function RestaurantsScreen() {
  const mayList = useAllowed('travel.restaurants.list');
  const maySeeBook = useAllowed('travel.dining_book.view');
  const ofMerchant = useSession().merchant !== null;
  const { list, drawer } = useRecordActions<StaffRestaurantRow>({
    mayEdit: useAllowed('travel.restaurants.edit'),
    nameOf: (row) => row.name,
    // Only the house opens restaurants.
    ...(ofMerchant ? {} : { add: 'dining.staff.new' }),
    bulk: mayList
      ? [
          { ...switching('online', 'dining.staff.put_on_sale', true), primary: true },
          switching('offline', 'dining.staff.take_off_sale', false),
        ]
      : [],
    drawer: (row, close) => <RestaurantDrawer row={row} onClose={close} />,
  });
  const rowActions = (row: StaffRestaurantRow): RowAction[] => [
    ...(maySeeBook
      ? [{ key: 'book', label: 'dining.staff.book' as const, to: `${BOOK_PATH}?restaurant=${row.id}` }]
      : []),
    ...(list.rowActions?.(row) ?? []),
  ];
  return (
    <>
      <ListPage rule={restaurantList(ofMerchant)} actions={{ ...list, rowActions }} />
      {drawer}
    </>
  );
}
