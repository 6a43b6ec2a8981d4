import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { fullName } from '@app/contract/travel/person-names';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { seatsOf, travellerTypes } from '@app/contract/verticals/flights/party';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { passengerField } from '../../../widgets/travel/travellers/traveller-rules.ts';
import { useTravellerTitle } from '../../../widgets/travel/travellers/travellers.tsx';
import { useWayNames } from '../flight-words.ts';
import { partyQuery } from '../trip-search.ts';
import type { useBookFlight } from '../use-book-flight.ts';
import styles from './bags.module.css';
import { BagsPicker, type NamedWay } from './bags-picker.tsx';

type Booked = ReturnType<typeof useBookFlight>;

/** The ways of a quoted trip with what their fares sell of bags; null while that is read, and where it could not be. */
function useSoldBags({ params, party, cabin }: Booked, item: FlightItem): readonly NamedWay[] | null | undefined {
  const { out = '', back, onward, brands } = params;
  const wayName = useWayNames();
  // As the screen of fares has asked, so that it is known already.
  const read = useEndpoint(flightEndpoints.flightDetails, {
    query: {
      out,
      ...(back && { back }),
      ...(onward && { onward, ...(brands && { brands }) }),
      ...partyQuery({ party, cabin }),
    },
  });
  if (!read.data) return read.error ? undefined : null;
  const { choices } = read.data;
  return item.slices.flatMap((slice, index) => {
    const sold = choices[index]?.find(({ brand }) => brand === slice.fare.brand);
    const { cabinBag, checkedBag } = slice.fare;
    const name = wayName(item.slices, index);
    return sold ? [{ slice: index + 1, name, cabinBag, checkedBag, extraBags: sold.extraBags }] : [];
  });
}

/** Bags for a trip that is about to be booked, priced as they are chosen. */
export function TripBags({ of, item }: { readonly of: Booked; readonly item: FlightItem }) {
  const t = useT();
  const titleOf = useTravellerTitle();
  const ways = useSoldBags(of, item);
  const { form } = of.booking;
  if (ways === null) return <Skeleton height="24rem" radius="var(--r-l)" />;
  if (!ways?.some(({ extraBags }) => extraBags.length > 0)) return null;
  const types = travellerTypes(item.party);
  const travellers = Array.from({ length: seatsOf(item.party) }, (_, index) => {
    const chosen = of.kept.list.find(({ id }) => id === form.watch(passengerField(index)));
    return { guest: index + 1, name: chosen ? fullName(chosen) : titleOf(types, index) };
  });
  return (
    <Section title={t('flights.bags_title')}>
      <BagsPicker ways={ways} travellers={travellers} chosen={of.bags.chosen} onChoose={of.bags.choose} />
      <p className={`cap t3 ${styles.note}`}>{t('flights.bags_rule')}</p>
    </Section>
  );
}
