import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { DepartureMove } from '@app/contract/verticals/tours/staff-input';
import type { StaffDeparture } from '@app/contract/verticals/tours/staff-schemas';
import { Alert } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { useSettled } from '../../../ui/use-settled';
import { MeetingField } from '../tours/meeting-field';

const fields = defineForm<DepartureMove>()([
  { name: 'day', kind: 'day', label: 'tours.staff.move_day', required: true, half: true },
  { name: 'start', kind: 'text', label: 'tours.staff.move_start', max: 5, required: true, half: true },
  { name: 'meeting', kind: 'own', render: MeetingField, label: 'tours.staff.move_meeting' },
]);

const draftOf = ({ day, start, meeting }: StaffDeparture): DepartureMove => ({
  day,
  start,
  meeting: meeting as DepartureMove['meeting'],
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whom it would concern, and whether they would be asked or only informed, as soon as the fields rest. */
function Concerned({ departure, draft }: { departure: StaffDeparture; draft: Pick<DepartureMove, 'day' | 'start'> }) {
  const t = useText();
  const format = useFormat();
  const [day = '', start = ''] = useSettled(`${draft.day} ${draft.start}`).split(' ');
  const said = DAY.test(day) && HOUR.test(start);
  const { data, isPlaceholderData } = useAnswer(
    calls.readTourMove,
    { params: { id: departure.id }, query: { day, start } },
    { enabled: said, ofForm: true },
  );
  if (!said || !data || isPlaceholderData) return <Alert type="info" showIcon title={t('tours.staff.move_intro')} />;
  const counted = {
    orders: format.count(data.orders),
    people: format.count(data.people),
    paid: format.count(data.paid),
    unpaid: format.count(data.unpaid),
  };
  const then = data.asked
    ? t('tours.staff.move_asks', { amount: format.money(data.backUsd) })
    : t('tours.staff.move_tells');
  return (
    <Alert
      type={data.asked && data.orders > 0 ? 'warning' : 'info'}
      showIcon
      title={t('tours.staff.move_concerns', counted)}
      description={data.orders > 0 ? `${then} ${t('tours.staff.move_intro')}` : null}
    />
  );
}

/** Moves a departure to another day, hour or meeting point: whom that concerns is shown before it is done. */
export function MoveDrawer({ departure, onClose }: { departure: StaffDeparture; onClose: () => void }) {
  const [draft, setDraft] = useState(draftOf(departure));
  const move = ({ id, version }: { id: string; version: number }, to: DepartureMove) =>
    request(calls.moveTourDeparture, { params: { id }, body: { ...to, version } });
  return (
    <RecordFormDrawer<DepartureMove, StaffDeparture>
      title={listed(departure.tour, `${departure.day} ${departure.start}`)}
      kind="tour_departure"
      fields={fields}
      editing={departure}
      blank={draftOf(departure)}
      draftOf={draftOf}
      create={(to) => move(departure, to)}
      update={move}
      onDraft={setDraft}
      above={<Concerned departure={departure} draft={draft} />}
      done="tours.staff.moved_done"
      onClose={onClose}
    />
  );
}
