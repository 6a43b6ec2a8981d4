import type { StaffHotelRow } from '@app/contract/verticals/hotels/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { Route, Routes, useNavigate } from 'react-router';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { HOTELS_PATH } from '../hotel-paths';
import { setHotels } from './hotel-cells';
import { hotelList } from './hotel-list';
import { HotelPages, NewHotel } from './hotel-pages';

const bulk = (
  key: string,
  label: BulkAction<StaffHotelRow>['label'],
  flags: Parameters<typeof setHotels>[1],
): BulkAction<StaffHotelRow> => ({
  key,
  label,
  nameOf: (row) => row.name,
  each: (row) => setHotels([row.id], flags),
});

function HotelsList() {
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAllowed('travel.hotels.edit');
  const mayList = useAllowed('travel.hotels.list');
  const rowActions = (row: StaffHotelRow): RowAction[] => [
    { key: 'calendar', label: 'hotels.staff.calendar', to: `${HOTELS_PATH}/${row.id}/calendar` },
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', to: `${HOTELS_PATH}/${row.id}` },
  ];
  const menu = (row: StaffHotelRow): RowAction[] => [
    { key: 'rooms', label: 'hotels.staff.rooms_and_rates', to: `${HOTELS_PATH}/${row.id}/rooms` },
  ];
  const bulkActions: BulkAction<StaffHotelRow>[] = mayList
    ? [
        { ...bulk('list', 'hotels.staff.list', { online: true }), primary: true },
        bulk('delist', 'hotels.staff.delist', { online: false }),
        bulk('hot', 'hotels.staff.make_hot', { hot: true }),
        bulk('usual', 'hotels.staff.make_usual', { hot: false }),
      ]
    : [];
  const extra = mayEdit && (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => void navigate(`${HOTELS_PATH}/new`)}>
      {t('hotels.staff.new_hotel')}
    </Button>
  );
  return <ListPage rule={hotelList} actions={{ rowActions, menu, bulkActions, extra }} />;
}

/** Hotels: the list, and one of them with its form, its rooms and rates, and its calendar. */
export default function HotelsScreen() {
  return (
    <Routes>
      <Route path="new" element={<NewHotel />} />
      <Route path=":id/*" element={<HotelPages />} />
      <Route path="/*" element={<HotelsList />} />
    </Routes>
  );
}
