import type { StaffMealSetRow } from '@app/contract/verticals/meals/staff-schemas';
import { useState } from 'react';
import { useAllowed } from '../../../api/session';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { SetDrawer } from './set-drawer';
import { setList, setOnline } from './set-list';

const nameOf = (row: StaffMealSetRow): string => row.name;

const switching = (
  key: string,
  label: BulkAction<StaffMealSetRow>['label'],
  online: boolean,
): BulkAction<StaffMealSetRow> => ({
  key,
  label,
  nameOf,
  each: (row) => setOnline([row.id], online),
});

/** Set meals: the list, and one of them in a drawer. */
export default function SetsScreen() {
  const mayEdit = useAllowed('travel.dining_sets.edit');
  const mayList = useAllowed('travel.dining_sets.list');
  const [seen, setSeen] = useState<StaffMealSetRow | null>(null);
  const bulk = mayList
    ? [
        { ...switching('online', 'meal.staff.put_on_sale', true), primary: true as const },
        switching('offline', 'meal.staff.take_off_sale', false),
      ]
    : [];
  const { list, drawer } = useRecordActions<StaffMealSetRow>({
    mayEdit,
    nameOf,
    add: 'meal.staff.new',
    bulk,
    drawer: (row, close) => <SetDrawer row={row} onClose={close} />,
  });
  const looking = (row: StaffMealSetRow): RowAction[] => [
    { key: 'view', label: 'ui.list.view', run: () => setSeen(row) },
  ];
  return (
    <>
      <ListPage rule={setList} actions={mayEdit ? list : { rowActions: looking, bulkActions: bulk }} />
      {drawer}
      {seen && <SetDrawer row={seen} onClose={() => setSeen(null)} />}
    </>
  );
}
