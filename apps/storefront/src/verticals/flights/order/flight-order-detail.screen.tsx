import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { isRoundTrip } from '@app/contract/verticals/flights/round-trip';
import { useGo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { OrderScreen, type OrderSlots, useOrderOnScreen } from '../../../widgets/travel/order/order-screen.tsx';
import { useTravellerTitle } from '../../../widgets/travel/travellers/travellers.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { AddBags, travellerOf } from '../bags/add-bags.tsx';
import { BagsCard } from '../bags/bags-card.tsx';
import { ChangeFlight, useFlightLines } from '../change/change-flight.tsx';
import { ChangeTermsCard } from '../change/change-terms.tsx';
import { FlightSubject } from '../flight-subject.tsx';
import { dayOf, endsOf, useFlightWords } from '../flight-words.ts';
import { ChangeSeats } from '../seats/change-seats.tsx';
import { SeatsCard } from '../seats/seats-card.tsx';
import { type Way, waysAhead, waysText } from '../several-ways.ts';
import { partyParams, tripOf, tripParams } from '../trip-search.ts';
import { itemOf } from '../use-book-flight.ts';
import { ChangeNote } from './change-note.tsx';
import { ChangeTravellersSheet } from './change-travellers-sheet.tsx';
import { useProvidedLines } from './flight-lines.ts';
import { IssueClock } from './issue-clock.tsx';
import { TicketsCard } from './tickets-card.tsx';

/** From when on a booking has tickets. */
const ISSUED: readonly TravelOrderState[] = ['confirmed', 'pending_comment', 'completed'];

/** While what changing it costs is of use. */
const AHEAD: readonly TravelOrderState[] = ['pending_payment', 'pending_verification', 'confirmed'];

/** The same places and party again: the same days while they are to come, else as usual. */
function useBookAgain(order: TravelOrderDetail | undefined): () => void {
  const go = useGo();
  const today = useToday();
  return () => {
    if (!order) return;
    const { slices, party } = itemOf(order);
    const [out, back] = slices;
    if (!out) return;
    const { from, to } = endsOf(out);
    if (slices.length > 1 && !isRoundTrip(slices)) {
      const ways = slices.flatMap((slice): Way[] => {
        const ends = endsOf(slice);
        const day = dayOf(slice.localDeparture);
        return ends.from && ends.to ? [{ from: ends.from.cityId, to: ends.to.cityId, day }] : [];
      });
      go.to('flightSearch', { ways: waysText(waysAhead(ways, today)), ...partyParams(party, out.cabin) });
      return;
    }
    const trip = tripOf(
      {
        day: dayOf(out.localDeparture),
        ...(back && { back: dayOf(back.localDeparture) }),
        cabin: out.cabin,
        adults: String(party.adults),
        childAges: party.childAges.join(','),
        babies: String(party.babies),
      },
      today,
    );
    go.to('flightSearch', { from: from?.cityId, to: to?.cityId, ...tripParams(trip) });
  };
}

type SheetName = 'travellers' | 'bags' | 'seats' | 'flights';

/** What is asked on the page of a booking: who travels, bags beside those of the fare, other seats, and other flights. */
function Sheets({
  order,
  asking,
}: {
  readonly order: TravelOrderDetail;
  readonly asking: ReturnType<typeof useAsking<SheetName>>;
}) {
  const { what, times, close } = asking;
  const adds = order.actions.includes('add_extras');
  return (
    <>
      {order.actions.includes('change_guests') ? (
        <ChangeTravellersSheet
          key={`travellers ${times}`}
          order={order}
          item={itemOf(order)}
          open={what === 'travellers'}
          onClose={close}
        />
      ) : null}
      {order.actions.includes('change_dates') ? (
        <ChangeFlight key={`flights ${times}`} order={order} open={what === 'flights'} onClose={close} />
      ) : null}
      {adds ? <AddBags key={`bags ${times}`} order={order} open={what === 'bags'} onClose={close} /> : null}
      {adds && times > 0 ? (
        <ChangeSeats key={`seats ${times}`} order={order} open={what === 'seats'} onClose={close} />
      ) : null}
    </>
  );
}

/** One flight booking; for its owner, or by the key of a link with personal data masked. */
export default function FlightOrderDetailScreen() {
  const t = useT();
  const words = useFlightWords();
  const titleOf = useTravellerTitle();
  const on = useOrderOnScreen('flight');
  const bookAgain = useBookAgain(on.order);
  const asking = useAsking<SheetName>();
  const lines = useFlightLines(on.order);
  const provided = useProvidedLines();
  const slotsOf = (order: TravelOrderDetail): OrderSlots => {
    const item = itemOf(order);
    const types = order.guests.map(({ ageType }) => ageType);
    const leads: Partial<Record<TravelOrderState, string>> = {
      pending_verification: t('flights.lead_paid'),
      confirmed: t('flights.lead_issued'),
    };
    return {
      guestTitle: (_, index) => titleOf(types, index),
      listName: [words.party(item.party), words.fares(item.slices.map(({ fare }) => fare))].join(t('travel.comma')),
      offName: t(order.bundle ? 'combos.discount' : 'flights.return_discount'),
      leadText: leads[order.state],
      voucher:
        order.own && ISSUED.includes(order.state) && !order.providerChange?.off ? <TicketsCard order={order} /> : null,
      lead: (
        <>
          {order.providerChange ? null : <ChangeNote order={order} item={item} />}
          <IssueClock key={order.confirmBy} order={order} onStale={on.refetch} />
        </>
      ),
      subject: (
        <>
          <FlightSubject subject={order.subject} item={item} open />
          <SeatsCard
            item={item}
            nameOf={(guest) => travellerOf(order, guest)}
            action={
              order.actions.includes('add_extras') && item.slices.some(({ fare }) => fare.seat !== 'none') ? (
                <TextButton onClick={() => asking.ask('seats')}>
                  {t(item.seats.length > 0 ? 'flights.seats_change' : 'flights.seats_choose')}
                </TextButton>
              ) : undefined
            }
          />
          <BagsCard
            item={item}
            nameOf={(guest) => travellerOf(order, guest)}
            action={
              order.actions.includes('add_extras') ? (
                <TextButton onClick={() => asking.ask('bags')}>{t('travel.action.add_extras')}</TextButton>
              ) : undefined
            }
          />
          {AHEAD.includes(order.state) ? (
            <ChangeTermsCard item={item} terms={order.changeTerms} zone={order.service.zone} />
          ) : null}
        </>
      ),
      sheets: <Sheets order={order} asking={asking} />,
      changing: { start: (action) => asking.ask(action === 'add_extras' ? 'bags' : 'flights'), lines },
      provided,
      onBookAgain: bookAgain,
      onChangeGuests: () => asking.ask('travellers'),
    };
  };
  return <OrderScreen on={on} title={t('flights.order_title')} route="flightOrderDetail" slotsOf={slotsOf} />;
}
