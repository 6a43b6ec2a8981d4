import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import type { BookedTable, DiningDay } from '@app/contract/verticals/dining/staff-schemas';
import { Alert, Flex, Modal } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { comma } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { defineForm, type Field } from '../../../ui/form/define-form';
import { HourInput } from '../../../ui/form/inputs/hour-input';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { reasonFields } from '../../../ui/form/noted-fields';
import { FormDialog } from '../../../ui/form/records/form-dialog';

type Take = {
  kind: 'walk_in' | 'block';
  areaId: string;
  time: string;
  minutes: number;
  tables: number;
  people: number;
  note: string;
};

const kinds = {
  known: (['walk_in', 'block'] as const).map((value) => ({ value, label: `dining.staff.${value}` as const })),
};

const fieldsOf = (day: DiningDay): Field<Take>[] =>
  defineForm<Take>()([
    { name: 'kind', kind: 'select', label: 'dining.staff.take_why', choices: kinds, required: true, half: true },
    {
      name: 'areaId',
      kind: 'select',
      label: 'dining.staff.table',
      choices: { given: day.areas.map(({ id, name }) => ({ value: id, label: name })) },
      required: true,
      half: true,
    },
    { name: 'time', kind: 'own', render: HourInput, label: 'dining.staff.time', required: true, half: true },
    { name: 'minutes', kind: 'integer', label: 'dining.staff.how_long', min: 15, required: true, half: true },
    { name: 'tables', kind: 'integer', label: 'dining.staff.tables', min: 1, required: true, half: true },
    { name: 'people', kind: 'integer', label: 'dining.staff.people', min: 0, required: true, half: true },
    { name: 'note', kind: 'text', label: 'dining.staff.take_note', max: diningLimits.blockReason, required: true },
  ]);

/** Takes tables for guests who walked in, or because they cannot be used. */
export function TakeDialog({ day, onClose }: { day: DiningDay; onClose: () => void }) {
  const t = useText();
  const time = day.columns[day.now ?? 0]?.time ?? '19:00';
  return (
    <FormDialog<Take, { id: string }>
      title={t('dining.staff.take')}
      fields={fieldsOf(day)}
      initial={{ kind: 'walk_in', areaId: day.areas[0]?.id ?? '', time, minutes: 90, tables: 1, people: 2, note: '' }}
      submit="dining.staff.take"
      done="dining.staff.taken"
      send={(values, idempotencyKey) =>
        request(
          calls.takeDiningTables,
          { params: { id: day.restaurant.id }, body: { ...values, day: day.day } },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  );
}

/** Notes that a party did not come; why is written down, as for every step that ends badly for the customer. */
export function NoShowDialog({ booking, onClose }: { booking: BookedTable; onClose: () => void }) {
  const t = useText();
  const { orderId, number, version } = booking;
  return (
    <FormDialog<{ note: string }, unknown>
      title={t('travel.action.no_show')}
      intro={<p>{t('travel.staff.intro.no_show', { number })}</p>}
      fields={reasonFields}
      initial={{ note: '' }}
      submit="travel.action.no_show"
      done="orders.step_done"
      send={({ note }, idempotencyKey) =>
        request(
          staffTravelEndpoints.noteNoShow,
          { params: { id: orderId }, body: { version, note } },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  );
}

/** Says whether a party finds a table at an hour, which rule says no, and which times are next. */
export function WhyDialog({ day, onClose }: { day: DiningDay; onClose: () => void }) {
  const t = useText();
  const [time, setTime] = useState('19:30');
  const [people, setPeople] = useState<number | null>(2);
  const { data } = useAnswer(calls.whyNoTable, {
    params: { id: day.restaurant.id },
    query: { day: day.day, time, adults: String(people ?? 1) },
  });
  const next = data?.next.map((one) => (one.day === day.day ? one.time : `${one.day} ${one.time}`)).join(comma());
  return (
    <Modal open title={t('dining.staff.why')} footer={null} onCancel={onClose} destroyOnHidden>
      <Flex vertical gap={16}>
        <Flex gap={8}>
          <HourInput value={time} onChange={setTime} />
          <IntegerInput aria-label={t('dining.staff.people')} value={people} onChange={setPeople} />
        </Flex>
        {data && (
          <Alert
            showIcon
            type={data.problem === null ? 'success' : 'warning'}
            title={
              data.problem === null
                ? t('dining.staff.why_free', { area: data.table?.area ?? '' })
                : t(`dining.why.${data.problem}`)
            }
            {...(next ? { description: t('dining.staff.why_next', { times: next }) } : {})}
          />
        )}
      </Flex>
    </Modal>
  );
}
