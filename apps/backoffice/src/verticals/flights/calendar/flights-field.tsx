import { flightLimits } from '@app/contract/verticals/flights/limits';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import { Button, Select } from 'antd';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { useChoices } from '../../../ui/choices';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { labelOf, useTyped } from '../../../ui/form/inputs/use-typed';
import { airlineChoices } from '../flight-choices';
import styles from './calendar.module.css';

/** A flight as it is chosen: its id, and what it is called. */
export type ChosenFlight = { readonly value: string; readonly label: string };
type FieldProps = OwnFieldProps<ChosenFlight[]> & { id?: string };

const chosenOf = ({
  id,
  airline,
  number,
}: {
  id: string;
  airline: { code: string };
  number: string;
}): ChosenFlight => ({
  value: id,
  label: `${airline.code} ${number}`,
});

/** An input of several flights, found by number, with those of the route and of an airline to add. */
export const flightsField = (route: readonly ChosenFlight[]) =>
  function FlightsField({ id, value = [], onChange }: FieldProps) {
    const t = useText();
    const { word: number, search, meant } = useTyped();
    const found = useAnswer(calls.listFlights, { query: { number, limit: '50' } });
    const airlines = useChoices(airlineChoices);
    const add = (more: readonly ChosenFlight[]) => {
      const known = new Set(value.map((one) => one.value));
      onChange?.([...value, ...more.filter((one) => !known.has(one.value))].slice(0, flightLimits.bulkFlights));
    };
    const addAirline = async (airlineId: string) => {
      const { list } = await request(calls.listFlights, { query: { airlineId, limit: '100' } });
      add(list.map(chosenOf));
    };
    return (
      <>
        <Select<ChosenFlight[]>
          {...(id ? { id } : {})}
          mode="multiple"
          labelInValue
          allowClear
          maxTagCount={12}
          style={{ width: '100%' }}
          value={value}
          showSearch={{ filterOption: false, onSearch: search }}
          options={meant((found.data?.list ?? []).map(chosenOf), found.isFetching, labelOf)}
          onChange={(next) => onChange?.(next.map((one) => ({ value: one.value, label: String(one.label) })))}
        />
        <span className={styles.adding}>
          {route.length > 1 && (
            <Button size="small" onClick={() => add(route)}>
              {t('flights.staff.cal_add_route')}
            </Button>
          )}
          <Select
            size="small"
            aria-label={t('flights.staff.cal_add_airline')}
            placeholder={t('flights.staff.cal_add_airline')}
            style={{ width: 240 }}
            value={null}
            showSearch={{ optionFilterProp: 'label' }}
            options={airlines.list}
            onChange={(airline: string | null) => airline && void addAirline(airline)}
          />
        </span>
      </>
    );
  };
