import { staffTourComboEndpoints as calls } from '@app/contract/verticals/tour-combos/staff-endpoints';
import type { StaffTourCombo, StaffTourComboRow } from '@app/contract/verticals/tour-combos/staff-schemas';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { inMyLanguage } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { WaitingDrawer } from '../../ui/drawer';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { bodyOf, draftOf, newTourCombo, type TourComboDraft, tourComboForm } from './tour-combo-form';

/** A combo's form; one that exists is read whole first. */
export function TourComboDrawer({ row, onClose }: { row: StaffTourComboRow | null; onClose: () => void }) {
  const t = useText();
  const readOnly = !useAllowed('travel.tour_combos.edit');
  const answer = useAnswer(
    calls.readTourCombo,
    { params: { id: row?.id ?? '' } },
    { enabled: row !== null, ofForm: true },
  );
  const editing = row && answer.data?.id === row.id ? answer.data : null;
  if (row && !editing) return <WaitingDrawer answer={answer} onClose={onClose} />;
  return (
    <RecordFormDrawer<TourComboDraft, StaffTourCombo>
      title={editing ? inMyLanguage(editing.name) : t('tour_combos.new')}
      kind="tour_combo"
      fields={tourComboForm}
      editing={editing}
      blank={newTourCombo as TourComboDraft}
      draftOf={draftOf}
      create={(draft) => request(calls.createTourCombo, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateTourCombo, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      reload={(id) => request(calls.readTourCombo, { params: { id } })}
      readOnly={readOnly}
      onClose={onClose}
    />
  );
}
