import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { Flex, Form, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../../text/use-text';
import { DayInput } from '../../../ui/form/inputs/day-input';
import { HourInput } from '../../../ui/form/inputs/hour-input';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { useFieldWords } from '../../../ui/form/use-field-words';

type SaidAs = 'minutes' | 'time';

const FIRST_DELAY = 30;

/** What is said of a delay: minutes, or what the clock of the airport will show; null while it is not said. */
export function useDelay(departure: Departure) {
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

/** By how much a departure is late, said as minutes or as its new time. */
export function DelayFields({ departure, delay, errors }: FieldsProps) {
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
