import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { StaffTourRow } from '@app/contract/verticals/tours/staff-schemas';
import { useState } from 'react';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import type { BulkAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { TourDrawer } from './tour-drawer';
import { nameOf, setOnline, tourList } from './tour-list';

/** The drawer of a tour, once it was read. */
function OpenTour({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useAnswer(calls.readStaffTour, { params: { id } });
  return answer.data?.id === id ? <TourDrawer tour={answer.data} onClose={onClose} /> : null;
}

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
  const [open, setOpen] = useState<string | null>(null);
  const bulkActions = mayList
    ? [
        { ...switching('online', 'tours.staff.put_on_sale', true), primary: true as const },
        switching('offline', 'tours.staff.take_off_sale', false),
      ]
    : [];
  return (
    <>
      <ListPage
        rule={tourList}
        hands={{
          rowActions: (row) => [
            { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => setOpen(row.id) },
          ],
          bulkActions,
        }}
      />
      {open && <OpenTour id={open} onClose={() => setOpen(null)} />}
    </>
  );
}
