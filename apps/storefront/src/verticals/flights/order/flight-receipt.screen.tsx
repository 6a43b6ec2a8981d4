import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { useEndpoint } from '@app/client/use-endpoint';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { ticketReferences } from '@app/contract/travel/ticket-references';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import styles from '../../../widgets/receipt/receipt.module.css';
import { ReceiptPart } from '../../../widgets/receipt/receipt-page.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { ContactPart, ReceiptScreen, type ReceiptSlots } from '../../../widgets/travel/order/receipt-screen.tsx';
import { useTravellerTitle } from '../../../widgets/travel/travellers/travellers.tsx';
import { travellerOf } from '../bags/add-bags.tsx';
import { useBagLines } from '../bags/bags-card.tsx';
import { dayOf, hourOf, useFlightWords } from '../flight-words.ts';
import { useSeatLines } from '../seats/seats-card.tsx';
import { itemOf } from '../use-book-flight.ts';

/** Every flight with its day, hours and airports, and the fare of its way. */
function Flights({ item }: { readonly item: FlightItem }) {
  const t = useT();
  const date = useDateText();
  return (
    <ReceiptPart title={t('flights.itinerary')}>
      <ul>
        {item.slices.flatMap(({ legs, cabin, fare }) =>
          legs.map((leg) => (
            <li key={`${leg.flightId} ${leg.day}`}>
              <Unbroken
                text={[
                  `${leg.airline.name} ${leg.number}`,
                  `${date.dated(dayOf(leg.localDeparture))} ${hourOf(leg.localDeparture)}`,
                ].join(t('travel.comma'))}
              />
              <span className={styles.options}>
                {leg.from.name} {leg.from.code} – {leg.to.name} {leg.to.code}
              </span>
              <span className={styles.options}>{[t(`flights.cabin.${cabin}`), fare.name].join(t('travel.comma'))}</span>
            </li>
          )),
        )}
      </ul>
    </ReceiptPart>
  );
}

/** Who flies, each with their tickets once they are issued. */
function Travellers({ order }: { readonly order: TravelOrderDetail }) {
  const t = useT();
  const titleOf = useTravellerTitle();
  const read = useEndpoint(flightEndpoints.flightTickets, { query: { orderId: order.id } });
  const types = order.guests.map(({ ageType }) => ageType);
  return (
    <ReceiptPart title={t('flights.travellers_title')}>
      <ul>
        {order.guests.map((guest, index) => {
          const tickets = (read.data ?? []).filter((ticket) => ticket.guest === index + 1);
          return (
            <li key={titleOf(types, index)}>
              {guest.givenName} {guest.familyName}
              <span className={styles.options}>{titleOf(types, index)}</span>
              {tickets.map(({ airline, number, void: isVoid }) => (
                <span key={number} className={styles.options}>
                  {[`${airline} ${number}`, isVoid ? t('flights.void') : ''].filter(Boolean).join(t('travel.comma'))}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </ReceiptPart>
  );
}

/** Who sits where on which flight. */
function Seats({ order, item }: { readonly order: TravelOrderDetail; readonly item: FlightItem }) {
  const t = useT();
  const linesOf = useSeatLines();
  const flights = linesOf({
    item,
    seats: item.seats,
    nameOf: (guest) => travellerOf(order, guest),
  });
  if (flights.length === 0) return null;
  return (
    <ReceiptPart title={t('flights.seats_title')}>
      <ul>
        {flights.map(({ position, flight, here }) => (
          <li key={position}>
            {flight}
            {here.map(({ guest, seat, name }) => (
              <span key={guest} className={styles.options}>
                {[seat, name].join(t('travel.comma'))}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </ReceiptPart>
  );
}

/** What travellers take beside the bags of their fares. */
function Bags({ order, item }: { readonly order: TravelOrderDetail; readonly item: FlightItem }) {
  const t = useT();
  const linesOf = useBagLines();
  const guests = linesOf({
    item,
    nameOf: (guest) => travellerOf(order, guest),
  });
  if (guests.length === 0) return null;
  return (
    <ReceiptPart title={t('flights.extra_bags')}>
      <ul>
        {guests.map(({ guest, name, lines }) => (
          <li key={guest}>
            {name}
            {lines.map(({ way, text }) => (
              <span key={way} className={styles.options}>
                {[text, way].filter(Boolean).join(' · ')}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </ReceiptPart>
  );
}

/** What a paid flight booking cost, made for paper: its flights, who flies with which ticket, every step of the price. */
export default function FlightReceiptScreen() {
  const t = useT();
  const words = useFlightWords();
  const slotsOf = (order: TravelOrderDetail): ReceiptSlots => {
    const item = itemOf(order);
    const fares = words.fares(item.slices.map(({ fare }) => fare));
    return {
      parts: (
        <>
          <ContactPart contact={order.contact} />
          <Flights item={item} />
          <Travellers order={order} />
          <Seats order={order} item={item} />
          <Bags order={order} item={item} />
        </>
      ),
      listName: [words.party(item.party), fares].join(t('travel.comma')),
      offName: t(order.bundle ? 'combos.discount' : 'flights.return_discount'),
      // Tickets stand beside those who fly.
      reference: [
        t('flights.record_locator'),
        ticketReferences(order.references).locators.join(t('travel.list_comma')),
      ],
    };
  };
  return <ReceiptScreen title={t('flights.order_title')} route="flightOrderDetail" slotsOf={slotsOf} />;
}
