import type { StaffTourComboRow } from '@app/contract/verticals/tour-combos/staff-schemas';
import { useState } from 'react';
import { useAllowed } from '../../api/session';
import type { BulkAction, RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useRecordActions } from '../../ui/list/use-record-actions';
import { TourComboDrawer } from './tour-combo-drawer';
import { nameOf, setOnline, tourComboList } from './tour-combo-list';

type Row = StaffTourComboRow;

const bulkActions: BulkAction<Row>[] = [
  {
    key: 'online',
    label: 'tour_combos.put_on_sale',
    primary: true,
    nameOf,
    each: (row) => setOnline([row.id], true),
  },
  { key: 'offline', label: 'tour_combos.take_off_sale', nameOf, each: (row) => setOnline([row.id], false) },
];

/** Combos of tours: the list, and one of them in a drawer. */
export default function TourCombosScreen() {
  const mayEdit = useAllowed('travel.tour_combos.edit');
  const bulk = useAllowed('travel.tour_combos.list') ? bulkActions : [];
  const [seen, setSeen] = useState<Row | null>(null);
  const { list, drawer } = useRecordActions<Row>({
    mayEdit,
    nameOf,
    add: 'tour_combos.new',
    bulk,
    drawer: (row, close) => <TourComboDrawer row={row} onClose={close} />,
  });
  const view = (row: Row): RowAction[] => [{ key: 'view', label: 'ui.list.view', run: () => setSeen(row) }];
  return (
    <>
      <ListPage rule={tourComboList} actions={mayEdit ? list : { rowActions: view, bulkActions: bulk }} />
      {drawer}
      {seen && <TourComboDrawer row={seen} onClose={() => setSeen(null)} />}
    </>
  );
}
