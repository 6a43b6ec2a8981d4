import {
  DEPARTURE_REASONS,
  type DepartureReason,
  FREE_FROM_MINUTES,
} from '@app/contract/verticals/flights/departure-days';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { Alert, Button, Flex, Form, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { Failure } from '../../../api/failure';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { saidOfFields } from '../../../ui/form/field-errors';
import { DayInput } from '../../../ui/form/inputs/day-input';
import { HourInput } from '../../../ui/form/inputs/hour-input';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { useFieldWords } from '../../../ui/form/use-field-words';
import { useStep } from '../../../ui/form/use-step';
import { useAction } from '../../../ui/use-action';
import { useSettled } from '../../../ui/use-settled';
import { AffectedPart } from './affected-part';

export type DepartureStep = 'delay' | 'cancel';
type DrawerProps = { departure: Departure; step: DepartureStep; onClose: () => void };
type SaidAs = 'minutes' | 'time';

const A_PAGE = 10;
const FIRST_DELAY = 30;
const NOTHING = {};

/** What is asked of a delay, as a query says it. */
const queryOf = (asked: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries((JSON.parse(asked) as object | null) ?? {}).map(([name, value]) => [name, String(value)]),
  );

/** What is said of a delay: minutes, or what the clock of the airport will show; null while it is not said. */
function useDelay(departure: Departure) {
  const [by, setBy] = useState<SaidAs>('minutes');
  const [minutes, setMinutes] = useState<number | null>(departure.delayMinutes || FIRST_DELAY);
  const [day, setDay] = useState<string | null>(departure.localDeparture.slice(0, 10));
  const [hour, setHour] = useState(departure.localDeparture.slice(11));
  const said =
    by === 'minutes'
      ? minutes !== null && { delayMinutes: minutes }
      : day !== null && { localDeparture: `${day}T${hour}` };
  return { by, setBy, minutes, setMinutes, day, setDay, hour, setHour, said: said || null };
}

type FieldsProps = {
  departure: Departure;
  delay: ReturnType<typeof useDelay>;
  errors: Readonly<Record<string, string>>;
};

function DelayFields({ departure, delay, errors }: FieldsProps) {
  const t = useText();
  const id = useId();
  const wordsOf = useFieldWords();
  const said = (name: string) => {
    const text = errors[name];
    return text === undefined ? {} : { validateStatus: 'error' as const, help: wordsOf(text) };
  };
  return (
    <>
      <Form.Item label={t('flights.staff.delay_by')}>
        <Segmented<SaidAs>
          value={delay.by}
          onChange={delay.setBy}
          options={[
            { value: 'minutes', label: t('flights.staff.delay_by_minutes') },
            { value: 'time', label: t('flights.staff.delay_by_time') },
          ]}
        />
      </Form.Item>
      {delay.by === 'minutes' ? (
        <Form.Item
          htmlFor={`${id}minutes`}
          label={t('flights.staff.delay_minutes', { time: departure.scheduledDeparture.slice(11) })}
          extra={t('flights.staff.delay_minutes_help')}
          {...said('delayMinutes')}
        >
          <IntegerInput id={`${id}minutes`} value={delay.minutes} onChange={delay.setMinutes} />
        </Form.Item>
      ) : (
        <Flex gap={16}>
          <Form.Item htmlFor={`${id}day`} label={t('flights.staff.new_day')} {...said('localDeparture')}>
            <DayInput id={`${id}day`} value={delay.day} onChange={delay.setDay} />
          </Form.Item>
          <Form.Item htmlFor={`${id}hour`} label={t('flights.staff.new_hour')}>
            <HourInput id={`${id}hour`} value={delay.hour} onChange={delay.setHour} minuteStep={5} />
          </Form.Item>
        </Flex>
      )}
    </>
  );
}

/** A delay or the cancellation of a departure: whom it concerns is shown before it can be saved. */
export function ChangeDrawer({ departure: given, step: what, onClose }: DrawerProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const { busy, run } = useAction();
  const step = useStep(given, {
    facts: [
      { label: 'flights.staff.times', of: ({ localDeparture }) => localDeparture.replace('T', ' ') },
      { label: 'flights.staff.reason', of: ({ reason }, ctx) => reason && ctx.t(`flights.reason.${reason}`) },
    ],
    open: ({ state, departed }) => state !== 'cancelled' && !departed,
  });
  const departure = step.record;
  const [reason, setReason] = useState<DepartureReason>(departure.reason ?? DEPARTURE_REASONS[0]);
  const [page, setPage] = useState(1);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>(NOTHING);
  const delay = useDelay(given);
  const asked = what === 'delay' ? delay.said : NOTHING;
  const askedText = JSON.stringify(asked);
  const settled = useSettled(askedText);
  const { flightId, day, version } = departure;
  const preview = useAnswer(
    calls.readAffected,
    { params: { id: flightId }, query: { day, page: String(page), limit: String(A_PAGE), ...queryOf(settled) } },
    { enabled: asked !== null, ofForm: true },
  );
  const known = preview.data && !preview.isPlaceholderData && settled === askedText && !preview.error;
  const flawed = preview.error instanceof Failure ? saidOfFields(preview.error) : NOTHING;
  const isFlaw = Object.keys(flawed).length > 0;
  const send = () =>
    run(
      () =>
        what === 'delay'
          ? request(calls.delayDeparture, { params: { id: flightId }, body: { day, version, reason, ...asked } })
          : request(calls.cancelDeparture, { params: { id: flightId }, body: { day, version, reason } }),
      {
        done: what === 'delay' ? 'flights.staff.delay_done' : 'flights.staff.cancel_done',
        handle: (failure) => {
          if (failure.data.current) step.take(failure);
          else if (Object.keys(failure.fields).length > 0) setRefused(saidOfFields(failure));
          else return false;
          return true;
        },
      },
    ).then((done) => done && onClose());
  const title = t(what === 'delay' ? 'flights.staff.delay_of' : 'flights.staff.cancel_of', {
    flight: departure.number,
    day: format.day(`${day}T00:00`),
  });
  return (
    <RecordDrawer
      title={title}
      log={`flight_departure/${departure.id}`}
      waiting={false}
      error={null}
      onRetry={() => void preview.refetch()}
      onClose={onClose}
      footer={
        <Flex justify="end" gap={12}>
          <Button size="large" onClick={onClose}>
            {t('ui.close')}
          </Button>
          <Button
            size="large"
            type="primary"
            danger={what === 'cancel'}
            loading={busy}
            disabled={!known || !step.open}
            onClick={() => void send()}
          >
            {t(what === 'delay' ? 'flights.staff.announce_delay' : 'flights.staff.cancel_departure')}
          </Button>
        </Flex>
      }
    >
      {step.note}
      <Form layout="vertical" onChange={() => setRefused(NOTHING)}>
        {what === 'delay' && <DelayFields departure={departure} delay={delay} errors={isFlaw ? flawed : refused} />}
        <Form.Item htmlFor={`${id}reason`} label={t('flights.staff.reason')}>
          <Select<DepartureReason>
            id={`${id}reason`}
            value={reason}
            onChange={setReason}
            options={DEPARTURE_REASONS.map((value) => ({ value, label: t(`flights.reason.${value}`) }))}
          />
        </Form.Item>
      </Form>
      {preview.error && !isFlaw ? (
        <Alert type="error" showIcon title={preview.error.message} />
      ) : (
        preview.data && (
          <Flex vertical gap={20} aria-busy={!known} style={{ opacity: known ? 1 : 0.5 }}>
            <AffectedPart affected={preview.data} of={what} onPage={setPage} />
          </Flex>
        )
      )}
      <Alert
        style={{ marginTop: 20 }}
        type={what === 'cancel' ? 'warning' : 'info'}
        showIcon
        title={t(what === 'cancel' ? 'flights.staff.cancel_warning' : 'flights.staff.delay_note', {
          minutes: String(FREE_FROM_MINUTES),
        })}
      />
    </RecordDrawer>
  );
}
