import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { PlaceSuggestion } from '@app/contract/verticals/flights/views';
import { IconMapPin, IconPlane } from '@tabler/icons-react';
import { PlaceSheet } from '../../widgets/travel/place-sheet.tsx';
import { useTypedPlace } from '../../widgets/travel/use-typed-place.ts';

const FRESH_MS = 60_000;

/** A city or an airport: popular ones, or any by a part of its name or its code. Mount it anew for each opening. */
export function FlightPlaceSheet(props: {
  readonly open: boolean;
  readonly title: string;
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
  const places = (read.data ?? []).map((one) => ({
    id: one.value,
    name: one.name,
    note: [one.of, one.codes.join(', ')].filter(Boolean).join(' · '),
    picture: one.picture,
    icon: one.kind === 'city' ? IconMapPin : IconPlane,
  }));
  return (
    <PlaceSheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      searchLabel={t('flights.search_place')}
      typed={typed}
      popular={keyword === '' ? places : []}
      found={keyword === '' ? null : places}
      pending={read.isPending}
      error={read.data ? null : read.error}
      onType={setTyped}
      onRetry={() => void read.refetch()}
      onChoose={(id) => {
        const chosen = read.data?.find(({ value }) => value === id);
        if (chosen) props.onChoose(chosen);
      }}
    />
  );
}
