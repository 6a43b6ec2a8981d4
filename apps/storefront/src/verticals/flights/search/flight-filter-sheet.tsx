import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { DAY_PARTS } from '@app/contract/verticals/flights/facts';
import type { FlightFacets } from '@app/contract/verticals/flights/views';
import { type FormEvent, useId, useState } from 'react';
import { Field, TextInput } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { FilterActions, FilterGroup, FilterOption, facetCount } from '../../../widgets/travel/search/filter-parts.tsx';
import { priceInput } from '../../../widgets/typed-price.ts';
import { useFlightWords } from '../flight-words.ts';
import { type FlightFilters, flightFilterQuery, noFlightFilters } from './search-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** Steps in which the longest duration is chosen, in minutes. */
const STEP = 120;
const STEPS = 8;

type Change = (part: Partial<FlightFilters>) => void;
type GroupProps = { readonly draft: FlightFilters; readonly facets: FlightFacets; readonly onChange: Change };

function Hours(props: GroupProps & { readonly of: 'departure' | 'arrival' }) {
  const t = useT();
  const { draft, facets, of } = props;
  return (
    <FilterGroup title={t(of === 'departure' ? 'flights.filter_departure' : 'flights.filter_arrival')}>
      {DAY_PARTS.map((part) => (
        <FilterOption
          key={part}
          on={draft[of].includes(part)}
          count={facetCount(facets[of], part)}
          onPress={() => props.onChange({ [of]: toggled(draft[of], part) })}
        >
          {t(`flights.hours.${part}`)}
        </FilterOption>
      ))}
    </FilterGroup>
  );
}

function Options(props: GroupProps) {
  const t = useT();
  const { draft, facets, onChange } = props;
  const airports = [...facets.fromAirport, ...facets.toAirport];
  return (
    <>
      <FilterGroup title={t('flights.filter_stops')}>
        <FilterOption
          on={draft.direct}
          count={facetCount(facets.stops, 0)}
          onPress={() => onChange({ direct: !draft.direct })}
        >
          {t('flights.direct')}
        </FilterOption>
      </FilterGroup>
      <FilterGroup title={t('flights.filter_fare')}>
        <FilterOption on={draft.bag} count={facets.bag} onPress={() => onChange({ bag: !draft.bag })}>
          {t('flights.filter_bag')}
        </FilterOption>
        <FilterOption
          on={draft.refundable}
          count={facets.refundable}
          onPress={() => onChange({ refundable: !draft.refundable })}
        >
          {t('flights.filter_refundable')}
        </FilterOption>
      </FilterGroup>
      <FilterGroup title={t('flights.filter_airlines')}>
        {facets.airline.map(({ value, name, count }) => (
          <FilterOption
            key={value}
            on={draft.airlines.includes(value)}
            count={count}
            onPress={() => onChange({ airlines: toggled(draft.airlines, value) })}
          >
            {name}
          </FilterOption>
        ))}
      </FilterGroup>
      <Hours {...props} of="departure" />
      <Hours {...props} of="arrival" />
      {airports.length > 2 ? (
        <FilterGroup title={t('flights.filter_airports')}>
          {airports.map(({ value, name, count }) => (
            <FilterOption
              key={value}
              on={draft.airports.includes(value)}
              count={count}
              onPress={() => onChange({ airports: toggled(draft.airports, value) })}
            >
              {name} {value}
            </FilterOption>
          ))}
        </FilterGroup>
      ) : null}
    </>
  );
}

function Duration({ draft, facets, onChange }: GroupProps) {
  const t = useT();
  const words = useFlightWords();
  const shortest = facets.minutes?.min ?? 0;
  const first = Math.ceil((shortest + 1) / STEP) * STEP;
  // One that is longer than the longest flight leaves out none.
  const longest = facets.minutes?.max ?? 0;
  const steps = Array.from({ length: STEPS }, (_, index) => first + index * STEP).filter((step) => step < longest);
  const chosen = draft.minutesMax;
  const all = chosen === null || steps.includes(chosen) ? steps : [chosen, ...steps].sort((a, b) => a - b);
  return (
    <Field label={t('flights.filter_minutes')}>
      {({ id }) => (
        <NativeSelect
          id={id}
          value={chosen ?? ''}
          onChange={(event) => onChange({ minutesMax: event.target.value ? Number(event.target.value) : null })}
        >
          <option value="">{t('flights.any_duration')}</option>
          {all.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('flights.up_to', { duration: words.minutes(minutes) })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** All filters with how many flights each leaves; the button says how many there will be. Mount it anew for each opening. */
export function FlightFilterSheet(props: {
  readonly open: boolean;
  readonly search: FlightSearch;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const formId = useId();
  const { search } = props;
  const { money } = search;
  const [draft, setDraft] = useState(search.filters);
  const [typed, setTyped] = useState(search.filters.priceMax ?? '');
  const [asked, setAsked] = useState(false);
  const priceMax = priceInput(typed, money.decimals);
  const wrong = typed.trim() !== '' && priceMax === null;
  const wanted: FlightFilters = { ...draft, priceMax };
  const trial = useEndpoint(
    flightEndpoints.flightSearch,
    { query: { ...search.base, ...flightFilterQuery(wanted), limit: '1' } },
    { enabled: props.open && search.named, keepPrevious: true },
  );
  const facets = trial.data?.facets ?? search.facets;
  const change: Change = (part) => setDraft((now) => ({ ...now, ...part }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (wrong) {
      event.currentTarget.querySelector<HTMLInputElement>('[name=priceMax]')?.focus();
      return;
    }
    props.onClose();
    search.setFilters(wanted);
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('flights.filters')}
      footer={
        <FilterActions
          form={formId}
          show={t('flights.show_flights', { count: trial.data?.total ?? search.total })}
          onClear={() => {
            setDraft(noFlightFilters);
            setTyped('');
          }}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {facets ? <Options draft={draft} facets={facets} onChange={change} /> : null}
        {facets ? <Duration draft={draft} facets={facets} onChange={change} /> : null}
        <TextInput
          label={t('flights.filter_price', { currency: money.currency })}
          name="priceMax"
          inputMode="decimal"
          autoComplete="off"
          maxLength={13}
          value={typed}
          helper={
            facets?.total
              ? t('flights.price_span', { min: format.text(facets.total.min), max: format.text(facets.total.max) })
              : undefined
          }
          error={asked && wrong ? t('field.number') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
