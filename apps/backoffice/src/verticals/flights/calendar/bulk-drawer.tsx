import type { AnswerOf } from '@app/contract/core/endpoint';
import { flightCalendarEndpoints as calls } from '@app/contract/verticals/flights/calendar-endpoints';
import { CABINS, type Cabin } from '@app/contract/verticals/flights/facts';
import { Alert, Button, Checkbox, Flex, Form } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { defineForm, type Field, type OwnFieldProps } from '../../../ui/form/define-form';
import { FormFields } from '../../../ui/form/form-fields';
import { FormKeys } from '../../../ui/form/form-keys';
import { WeekdaysField } from '../../../ui/form/inputs/weekdays-field';
import { useClosing } from '../../../ui/form/records/use-closing';
import { useRecordForm } from '../../../ui/form/records/use-record-form';
import { DayRange, type Days } from '../../../ui/range-picker';
import { useSettled } from '../../../ui/use-settled';
import styles from './calendar.module.css';
import { blankEdit, changeOf, type DayEdit, isAmount, isPercent, type PriceEdit, type SeatsEdit } from './day-edit';
import { priceEdits, saleEdits, seatsEdits } from './edit-choices';
import { type ChosenFlight, flightsField } from './flights-field';

export type BulkDraft = DayEdit & {
  flights: ChosenFlight[];
  cabins: Cabin[];
  days: Days | undefined;
  weekdays: number[];
};

/** A bulk edit that changes nothing yet. */
export const blankBulk = (of: { flights: ChosenFlight[]; days?: Days }): BulkDraft => ({
  ...blankEdit,
  flights: of.flights,
  days: of.days,
  cabins: ['economy'],
  weekdays: [],
});

/** What is sent of it; null while something is missing. */
function bodyOf({ flights, cabins, days, weekdays, ...edit }: BulkDraft) {
  const change = changeOf(edit);
  if (!change || !days || flights.length === 0 || cabins.length === 0) return null;
  return { flightIds: flights.map(({ value }) => value), cabins, ...days, weekdays, ...change };
}
type Body = NonNullable<ReturnType<typeof bodyOf>>;
type Results = AnswerOf<typeof calls.editDaysOfFlights>;

function CabinsField({ value = [], onChange }: OwnFieldProps<Cabin[]>) {
  const t = useText();
  return (
    <Checkbox.Group<Cabin>
      value={value}
      options={CABINS.map((cabin) => ({ value: cabin, label: t(`flights.cabin.${cabin}`) }))}
      onChange={(cabins) => onChange?.(cabins)}
    />
  );
}

function fieldsOf(route: readonly ChosenFlight[], price: PriceEdit, seats: SeatsEdit): Field<BulkDraft>[] {
  const section = defineForm<BulkDraft>();
  return [
    ...section([
      {
        name: 'flights',
        kind: 'own',
        render: flightsField(route) as never,
        label: 'flights.staff.cal_bulk_flights',
        help: 'flights.staff.cal_bulk_flights_help',
        required: true,
      },
      { name: 'cabins', kind: 'own', render: CabinsField, label: 'flights.staff.cabins', required: true },
      { name: 'days', kind: 'own', render: DayRange as never, label: 'flights.staff.cal_bulk_range', required: true },
      {
        name: 'weekdays',
        kind: 'own',
        render: WeekdaysField,
        label: 'flights.staff.weekdays',
        help: 'flights.staff.cal_bulk_weekdays_help',
      },
      {
        name: 'price',
        kind: 'select',
        label: 'flights.staff.cal_change_price',
        choices: { known: priceEdits },
        half: true,
      },
    ]),
    ...(isAmount(price)
      ? section([{ name: 'amountUsd', kind: 'money', label: 'flights.staff.cal_price_amount', half: true }])
      : isPercent(price)
        ? section([{ name: 'percent', kind: 'integer', label: 'flights.staff.cal_price_percent_value', half: true }])
        : []),
    ...section([
      {
        name: 'seats',
        kind: 'select',
        label: 'flights.staff.cal_change_seats',
        choices: { known: seatsEdits },
        half: true,
      },
    ]),
    ...(seats === 'set'
      ? section([{ name: 'number', kind: 'integer', label: 'flights.staff.cal_seats_number', half: true }])
      : []),
    ...section([
      {
        name: 'sale',
        kind: 'select',
        label: 'flights.staff.cal_change_sale',
        choices: { known: saleEdits },
        half: true,
      },
    ]),
  ];
}

/** How it goes with each flight. */
function FlightResults({ results }: { results: Results }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.results}>
      {results.flights.map(({ flightId, number, cells, refusal }) => (
        <li key={flightId}>
          <b>{number ?? '–'}</b>
          {refusal ? (
            <span className={styles.refused}>{refusal.text}</span>
          ) : (
            <span>{t('flights.staff.cal_cells', { count: cells, number: format.count(cells) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the edit would change as things are now. */
function Preview({ body }: { body: Body }) {
  const t = useText();
  const format = useFormat();
  // Asked once nobody has typed for a moment.
  const settled = useSettled(JSON.stringify(body));
  const asked = useMemo(() => JSON.parse(settled) as Body, [settled]);
  const { data, error } = useAnswer(calls.previewDaysOfFlights, { body: asked });
  if (error || !data) return null;
  const title = t('flights.staff.cal_bulk_preview', { count: data.cells, number: format.count(data.cells) });
  return (
    <section aria-live="polite">
      <Alert type={data.flights.some(({ refusal }) => refusal) ? 'warning' : 'info'} showIcon title={title} />
      <FlightResults results={data} />
    </section>
  );
}

/** What became of the edit, flight by flight. */
function BulkDone({ results }: { results: Results }) {
  const t = useText();
  const format = useFormat();
  const title = t('flights.staff.cal_bulk_done', { count: results.cells, number: format.count(results.cells) });
  return (
    <div role="status">
      <Alert type={results.flights.some(({ refusal }) => refusal) ? 'warning' : 'success'} showIcon title={title} />
      <FlightResults results={results} />
    </div>
  );
}

type BulkDrawerProps = {
  initial: BulkDraft;
  /** Flights of the route at hand. */
  route?: readonly ChosenFlight[];
  onClose: () => void;
};
const NO_ROUTE: readonly ChosenFlight[] = [];

/** Changes days of several flights at once, shows before how many, and says afterwards of each flight how it went. */
export function BulkDrawer({ initial, route = NO_ROUTE, onClose }: BulkDrawerProps) {
  const t = useText();
  const [draft, setDraft] = useState(initial);
  const [results, setResults] = useState<Results | null>(null);
  const [empty, setEmpty] = useState(false);
  const body = bodyOf(draft);
  const form = useRecordForm<BulkDraft, Results>({
    send: (values, idempotencyKey) =>
      request(calls.editDaysOfFlights, { body: bodyOf(values) ?? ({} as Body) }, { idempotencyKey }),
    onDone: setResults,
  });
  const fields = useMemo(() => fieldsOf(route, draft.price, draft.seats), [route, draft.price, draft.seats]);
  const askToClose = useClosing(form, onClose);
  const close = results ? onClose : askToClose;
  const submit = () => {
    setEmpty(!body);
    if (body) void form.submit();
  };
  const footer = results ? (
    <Flex justify="end">
      <Button size="large" type="primary" onClick={close}>
        {t('ui.close')}
      </Button>
    </Flex>
  ) : (
    <Flex gap={12} justify="end">
      <Button size="large" onClick={close}>
        {t('ui.cancel')}
      </Button>
      <Button size="large" type="primary" loading={form.busy} onClick={submit}>
        {t('flights.staff.cal_bulk_apply')}
      </Button>
    </Flex>
  );
  return (
    <RecordDrawer
      title={t('flights.staff.cal_bulk_days')}
      waiting={false}
      error={null}
      onRetry={close}
      onClose={close}
      footer={footer}
    >
      {results ? (
        <BulkDone results={results} />
      ) : (
        <>
          <Form
            {...form.wiring}
            onValuesChange={(changed) => {
              form.wiring.onValuesChange(changed);
              setEmpty(false);
              setDraft((before) => ({ ...before, ...changed }));
            }}
            onFinish={submit}
            layout="vertical"
            initialValues={initial}
          >
            <FormFields
              fields={fields}
              errors={{ ...form.errors, ...(form.errors.to ? { days: form.errors.to } : {}) }}
            />
            <FormKeys form={form.wiring.name} />
          </Form>
          {body ? (
            <Preview body={body} />
          ) : (
            <Alert type={empty ? 'warning' : 'info'} showIcon title={t('flights.staff.cal_bulk_incomplete')} />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
