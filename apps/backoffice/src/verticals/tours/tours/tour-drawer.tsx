import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { StaffTour, StaffTourRow } from '@app/contract/verticals/tours/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { bodyOf, draftOf, newTour, type TourDraft, tourForm } from './tour-form';

/** A tour's form; one that exists is read whole first. */
export function TourDrawer({ row, onClose }: { row: StaffTourRow | null; onClose: () => void }) {
  const t = useText();
  const readOnly = !useAllowed('travel.tours.edit');
  const read = useAnswer(
    calls.readStaffTour,
    { params: { id: row?.id ?? '' } },
    { enabled: row !== null, ofForm: true },
  );
  const editing = row && read.data?.id === row.id ? read.data : null;
  if (row && !editing) return null;
  return (
    <RecordFormDrawer<TourDraft, StaffTour>
      title={editing ? inMyLanguage(editing.name) : t('tours.staff.new')}
      kind="tour"
      fields={tourForm}
      editing={editing}
      blank={newTour as TourDraft}
      draftOf={draftOf}
      create={(draft) => request(calls.createTour, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateTour, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      reload={(id) => request(calls.readStaffTour, { params: { id } })}
      readOnly={readOnly}
      onClose={onClose}
    />
  );
}
