import type { StaffComboRow } from '@app/contract/verticals/combos/staff-schemas';
import { useState } from 'react';
import { useAllowed } from '../../api/session';
import type { BulkAction, RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useRecordActions } from '../../ui/list/use-record-actions';
import { ComboDrawer } from './combo-drawer';
import { comboList, nameOf, setOnline } from './combo-list';

type Row = StaffComboRow;

const bulkActions: BulkAction<Row>[] = [
  { key: 'online', label: 'combos.staff.put_on_sale', primary: true, nameOf, each: (row) => setOnline([row.id], true) },
  { key: 'offline', label: 'combos.staff.take_off_sale', nameOf, each: (row) => setOnline([row.id], false) },
];

/** Combos across kinds of travel: the list, and one of them in a drawer. */
export default function CombosScreen() {
  const mayEdit = useAllowed('travel.combos.edit');
  const bulk = useAllowed('travel.combos.list') ? bulkActions : [];
  const [seen, setSeen] = useState<Row | null>(null);
  const { list, drawer } = useRecordActions<Row>({
    mayEdit,
    nameOf,
    add: 'combos.staff.new',
    bulk,
    drawer: (row, close) => <ComboDrawer row={row} onClose={close} />,
  });
  const view = (row: Row): RowAction[] => [{ key: 'view', label: 'ui.list.view', run: () => setSeen(row) }];
  return (
    <>
      <ListPage rule={comboList} actions={mayEdit ? list : { rowActions: view, bulkActions: bulk }} />
      {drawer}
      {seen && <ComboDrawer row={seen} onClose={() => setSeen(null)} />}
    </>
  );
}
