import { staffComboEndpoints as calls } from '@app/contract/verticals/combos/staff-endpoints';
import type { StaffCombo, StaffComboRow } from '@app/contract/verticals/combos/staff-schemas';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { inMyLanguage } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { WaitingDrawer } from '../../ui/drawer';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { ComboCheck } from './combo-check';
import { bodyOf, type ComboDraft, comboForm, draftOf, newCombo } from './combo-form';

/** A combo's form; one that exists is read whole first, and can be checked for days on which it cannot be had. */
export function ComboDrawer({ row, onClose }: { row: StaffComboRow | null; onClose: () => void }) {
  const t = useText();
  const readOnly = !useAllowed('travel.combos.edit');
  const answer = useAnswer(calls.readCombo, { params: { id: row?.id ?? '' } }, { enabled: row !== null, ofForm: true });
  const editing = row && answer.data?.id === row.id ? answer.data : null;
  if (row && !editing) return <WaitingDrawer answer={answer} onClose={onClose} />;
  return (
    <RecordFormDrawer<ComboDraft, StaffCombo>
      title={editing ? inMyLanguage(editing.name) : t('combos.staff.new')}
      kind="combo"
      fields={comboForm}
      editing={editing}
      blank={newCombo as ComboDraft}
      draftOf={draftOf}
      create={(draft) => request(calls.createCombo, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateCombo, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      reload={(id) => request(calls.readCombo, { params: { id } })}
      readOnly={readOnly}
      above={editing && <ComboCheck id={editing.id} />}
      onClose={onClose}
    />
  );
}
