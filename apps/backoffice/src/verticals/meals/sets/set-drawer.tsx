import { staffMealEndpoints as calls } from '@app/contract/verticals/meals/staff-endpoints';
import type { MealSetInput } from '@app/contract/verticals/meals/staff-input';
import type { StaffMealSet, StaffMealSetRow } from '@app/contract/verticals/meals/staff-schemas';
import { useMemo } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { WaitingDrawer } from '../../../ui/drawer';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { draftOf, newSet, setForm } from './set-form';

/** The form of a set meal; one that exists is read whole first. */
export function SetDrawer({ row, onClose }: { row: StaffMealSetRow | null; onClose: () => void }) {
  const t = useText();
  const readOnly = !useAllowed('travel.dining_sets.edit');
  const read = useAnswer(calls.readMealSet, { params: { id: row?.id ?? '' } }, { enabled: row !== null, ofForm: true });
  const editing = row && read.data?.id === row.id ? read.data : null;
  const fields = useMemo(() => setForm(editing?.places ?? []), [editing]);
  if (row && !editing) return <WaitingDrawer answer={read} onClose={onClose} />;
  return (
    <RecordFormDrawer<MealSetInput, StaffMealSet>
      title={editing ? inMyLanguage(editing.name) : t('meal.staff.new')}
      kind="meal_set"
      fields={fields}
      editing={editing}
      blank={newSet as MealSetInput}
      draftOf={draftOf}
      create={(body) => request(calls.createMealSet, { body })}
      update={({ id, version }, draft) => request(calls.updateMealSet, { params: { id }, body: { ...draft, version } })}
      reload={(id) => request(calls.readMealSet, { params: { id } })}
      readOnly={readOnly}
      onClose={onClose}
    />
  );
}
