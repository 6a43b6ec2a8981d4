import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { PlaceSuggestion } from '@app/contract/verticals/flights/views';
import { IconMapPin, IconPlane } from '@tabler/icons-react';
import { type PlaceChoice, PlaceSheet } from '../../../widgets/travel/search/place-sheet.tsx';
import { usePastSearches } from '../../../widgets/travel/search/use-recent-searches.ts';
import { useTypedPlace } from '../../../widgets/travel/search/use-typed-place.ts';
import { useFlightWords } from '../flight-words.ts';
import { recentFlights, recentPlaces } from './recent-flights.ts';

const FRESH_MS = 60_000;

/** How a place is offered: a city with its country and that all of its airports are meant. */
function useChoiceOf() {
  const words = useFlightWords();
  return (one: PlaceSuggestion): PlaceChoice => ({
    id: one.value,
    name: one.name,
    note: [one.of, words.airports(one.codes)].filter(Boolean).join(' · '),
    picture: one.picture,
    icon: one.kind === 'city' ? IconMapPin : IconPlane,
  });
}

/** The places that this device searched for last, as they are called in the language one reads; gone ones are left out. */
function useRecentPlaces(asked: boolean, other: string | undefined): readonly PlaceSuggestion[] {
  const values = recentPlaces(usePastSearches(recentFlights), other);
  const read = useEndpoint(
    flightEndpoints.flightPlaces,
    { query: { values: values.join(',') } },
    { enabled: asked && values.length > 0, staleTime: FRESH_MS },
  );
  return values.flatMap((value) => read.data?.find((one) => one.value === value) ?? []);
}

/**
 * A city or an airport: those searched for lately, popular ones, or any by a part of its name or its code. `other` is the
 * place at the other end. Mount it anew for each opening.
 */
export function FlightPlaceSheet(props: {
  readonly open: boolean;
  readonly title: string;
  readonly other: string | undefined;
  readonly onClose: () => void;
  readonly onChoose: (place: PlaceSuggestion) => void;
}) {
  const t = useT();
  const { typed, setTyped, keyword } = useTypedPlace();
  const read = useEndpoint(
    flightEndpoints.flightPlaces,
    { query: { keyword } },
    { enabled: props.open, keepPrevious: keyword !== '', staleTime: FRESH_MS },
  );
  const choiceOf = useChoiceOf();
  const recent = useRecentPlaces(props.open, props.other);
  const words = useFlightWords();
  const found = read.data ?? [];
  return (
    <PlaceSheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      searchLabel={t('flights.search_place')}
      typed={typed}
      recent={keyword === '' ? recent.map(choiceOf) : []}
      // A tile has no room for the country beside the airports.
      popular={keyword === '' ? found.map((one) => ({ ...choiceOf(one), note: words.airports(one.codes) })) : []}
      found={keyword === '' ? null : found.map(choiceOf)}
      pending={read.isPending}
      error={read.data ? null : read.error}
      onType={setTyped}
      onRetry={() => void read.refetch()}
      onChoose={(id) => {
        const chosen = [...recent, ...found].find(({ value }) => value === id);
        if (chosen) props.onChoose(chosen);
      }}
    />
  );
}
