import type { StaffTourRow } from '@app/contract/verticals/tours/staff-schemas';
import { useState } from 'react';
import { useAllowed } from '../../../api/session';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { TourDrawer } from './tour-drawer';
import { nameOf, setOnline, tourList } from './tour-list';

const switching = (
  key: string,
  label: BulkAction<StaffTourRow>['label'],
  online: boolean,
): BulkAction<StaffTourRow> => ({
  key,
  label,
  nameOf,
  each: (row) => setOnline([row.id], online),
});

/** Tours: the list, and one of them in a drawer. */
export default function ToursScreen() {
  const mayEdit = useAllowed('travel.tours.edit');
  const mayList = useAllowed('travel.tours.list');
  const [seen, setSeen] = useState<StaffTourRow | null>(null);
  const bulk = mayList
    ? [
        { ...switching('online', 'tours.staff.put_on_sale', true), primary: true as const },
        switching('offline', 'tours.staff.take_off_sale', false),
      ]
    : [];
  const { list, drawer } = useRecordActions<StaffTourRow>({
    mayEdit,
    nameOf,
    add: 'tours.staff.new',
    bulk,
    drawer: (row, close) => <TourDrawer row={row} onClose={close} />,
  });
  const looking = (row: StaffTourRow): RowAction[] => [{ key: 'view', label: 'ui.list.view', run: () => setSeen(row) }];
  return (
    <>
      <ListPage rule={tourList} actions={mayEdit ? list : { rowActions: looking, bulkActions: bulk }} />
      {drawer}
      {seen && <TourDrawer row={seen} onClose={() => setSeen(null)} />}
    </>
  );
}
