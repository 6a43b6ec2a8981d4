import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { DAY_PARTS } from '@app/contract/verticals/flights/facts';
import type { FlightFacets } from '@app/contract/verticals/flights/views';
import { useState } from 'react';
import { Field, TextInput } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { facetCount } from '../../../widgets/travel/search/filter-parts.tsx';
import {
  choicesOf,
  type FilterSection,
  FilterSections,
  FilterSheet,
  useFilterDraft,
} from '../../../widgets/travel/search/filter-sheet.tsx';
import { priceInput } from '../../../widgets/typed-price.ts';
import { useFlightWords } from '../flight-words.ts';
import { type FlightFilters, flightFilters } from './search-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** Steps in which the longest duration is chosen, in minutes, and how many are offered. */
const STEP = 120;
const STEPS = 8;
/** Waits at a stop that are offered, in minutes. */
const WAITS = [60, 90, 120, 180, 240, 360, 480, 720, 960] as const;

type GroupProps = {
  readonly draft: FlightFilters;
  readonly facets: FlightFacets;
  readonly onChange: (part: Partial<FlightFilters>) => void;
};

/** Airports of stops to choose from: those that there are, and those chosen that there are none of now. */
const viaOf = (draft: FlightFilters, facets: FlightFacets): string[] => [
  ...new Set([...facets.via.map(({ value }) => value), ...draft.via]),
];

/** What there is to choose from, and how many flights each leaves. */
function useSections(draft: FlightFilters, facets: FlightFacets | null): FilterSection<FlightFilters>[] {
  const t = useT();
  const short = useShortPrice();
  if (!facets) return [];
  const { some, flag } = choicesOf(draft);
  const airports = [...facets.fromAirport, ...facets.toAirport];
  const named = (all: readonly { readonly value: string; readonly name: string }[], code: string) =>
    all.find(({ value }) => value === code)?.name;
  const hours = (of: 'departure' | 'arrival') => some(of, DAY_PARTS, facets[of], (part) => t(`flights.hours.${part}`));
  return [
    { title: t('flights.filter_stops'), choices: [flag('direct', t('flights.direct'), facetCount(facets.stops, 0))] },
    {
      title: t('flights.filter_via'),
      first: 6,
      choices: some('via', viaOf(draft, facets), facets.via, (code) => {
        const stop = facets.via.find(({ value }) => value === code);
        const place = stop ? `${stop.name} ${code}` : code;
        return stop ? t('flights.via_from', { place, amount: short.round(stop.from) }) : place;
      }),
    },
    {
      title: t('flights.filter_fare'),
      choices: [
        flag('bag', t('flights.filter_bag'), facets.bag),
        flag('refundable', t('flights.filter_refundable'), facets.refundable),
      ],
    },
    {
      title: t('flights.filter_airlines'),
      choices: some(
        'airlines',
        facets.airline.map(({ value }) => value),
        facets.airline,
        (code) => named(facets.airline, code),
      ),
    },
    { title: t('flights.filter_departure'), choices: hours('departure') },
    { title: t('flights.filter_arrival'), choices: hours('arrival') },
    {
      title: t('flights.filter_airports'),
      choices:
        airports.length > 2
          ? some(
              'airports',
              airports.map(({ value }) => value),
              airports,
              (code) => `${named(airports, code)} ${code}`,
            )
          : [],
    },
  ];
}

/** One of some numbers of minutes, or none; what was chosen stays among them. */
function MinutesField(props: {
  readonly label: string;
  readonly any: string;
  /** What each number of minutes is called. */
  readonly word: 'flights.up_to' | 'flights.at_least';
  readonly steps: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (minutes: number | null) => void;
}) {
  const t = useT();
  const words = useFlightWords();
  const { steps, chosen } = props;
  const all = chosen === null || steps.includes(chosen) ? steps : [chosen, ...steps].sort((a, b) => a - b);
  if (all.length === 0) return null;
  return (
    <Field label={props.label}>
      {({ id }) => (
        <NativeSelect
          id={id}
          value={chosen ?? ''}
          onChange={(event) => props.onChoose(event.target.value ? Number(event.target.value) : null)}
        >
          <option value="">{props.any}</option>
          {all.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t(props.word, { duration: words.minutes(minutes) })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function Duration({ draft, facets, onChange }: GroupProps) {
  const t = useT();
  const shortest = facets.minutes?.min ?? 0;
  const first = Math.ceil((shortest + 1) / STEP) * STEP;
  // One that is longer than the longest flight leaves out none.
  const longest = facets.minutes?.max ?? 0;
  const steps = Array.from({ length: STEPS }, (_, index) => first + index * STEP).filter((step) => step < longest);
  return (
    <MinutesField
      label={t('flights.filter_minutes')}
      any={t('flights.any_duration')}
      word="flights.up_to"
      steps={steps}
      chosen={draft.minutesMax}
      onChoose={(minutesMax) => onChange({ minutesMax })}
    />
  );
}

/** How long one waits at a stop: at least, and at most; what the waits there are lie within leaves out none. */
function Waits({ draft, facets, onChange }: GroupProps) {
  const t = useT();
  const { min, max } = facets.wait ?? { min: 0, max: 0 };
  const field = { any: t('flights.any_wait') };
  return (
    <>
      <MinutesField
        {...field}
        label={t('flights.filter_wait_min')}
        word="flights.at_least"
        steps={WAITS.filter((step) => step > min && step <= Math.min(max, draft.waitMax ?? max))}
        chosen={draft.waitMin}
        onChoose={(waitMin) => onChange({ waitMin })}
      />
      <MinutesField
        {...field}
        label={t('flights.filter_wait_max')}
        word="flights.up_to"
        steps={WAITS.filter((step) => step >= Math.max(min, draft.waitMin ?? min) && step < max)}
        chosen={draft.waitMax}
        onChoose={(waitMax) => onChange({ waitMax })}
      />
    </>
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
  const { search } = props;
  const { money } = search;
  const draft = useFilterDraft(search.filters);
  const [typed, setTyped] = useState(search.filters.priceMax ?? '');
  const [asked, setAsked] = useState(false);
  const priceMax = priceInput(typed, money.decimals);
  const wrong = typed.trim() !== '' && priceMax === null;
  const wanted: FlightFilters = { ...draft.values, priceMax };
  const trial = useEndpoint(
    flightEndpoints.flightSearch,
    { query: { ...search.base, ...flightFilters.query(wanted), limit: '1' } },
    { enabled: props.open && search.named, keepPrevious: true },
  );
  const facets = trial.data?.facets ?? search.facets;
  const sections = useSections(draft.values, facets);
  return (
    <FilterSheet
      open={props.open}
      onClose={props.onClose}
      title={t('flights.filters')}
      show={t('flights.show_flights', { count: trial.data?.total ?? search.total })}
      onClear={() => {
        draft.set(flightFilters.none);
        setTyped('');
      }}
      flawed={() => {
        setAsked(true);
        return wrong ? 'priceMax' : null;
      }}
      onApply={() => search.setFilters(wanted)}
    >
      <FilterSections sections={sections} onChange={draft.change} />
      {facets ? <Waits draft={draft.values} facets={facets} onChange={draft.change} /> : null}
      {facets ? <Duration draft={draft.values} facets={facets} onChange={draft.change} /> : null}
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
    </FilterSheet>
  );
}
