import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { IconReceiptOff } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import styles from '../../widgets/receipt/receipt.module.css';
import { ReceiptFacts, ReceiptPage, ReceiptPart, ReceiptSums } from '../../widgets/receipt/receipt-page.tsx';
import { BookingSkeleton } from '../../widgets/travel/booking-skeleton.tsx';
import { useDateText } from '../../widgets/travel/date-text.ts';
import { NoOrder, useOrderOnScreen } from '../../widgets/travel/order-screen.tsx';
import { useTravellerTitle } from '../../widgets/travel/travellers.tsx';
import { dayOf, hourOf, useFlightWords } from './flight-words.ts';
import { itemOf } from './use-book-flight.ts';

/** Price steps that are shown even when they change nothing. */
const ALWAYS = ['list_price', 'tax'] as const;

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
              {[
                `${leg.airline.name} ${leg.number}`,
                `${date.whole(dayOf(leg.localDeparture))} ${hourOf(leg.localDeparture)}`,
              ].join(t('travel.comma'))}
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

function Paper({ order }: { readonly order: TravelOrderDetail }) {
  const t = useT();
  const words = useFlightWords();
  const item = itemOf(order);
  const [locator = ''] = order.references;
  const fares = words.fares(item.slices.map(({ fare }) => fare));
  return (
    <ReceiptPage>
      <ReceiptFacts order={order} more={[[t('flights.record_locator'), locator]]} />
      <ReceiptPart title={t('travel.contact')}>
        <p className="sub">{order.contact.name}</p>
        <p className="sub t2">{order.contact.email}</p>
      </ReceiptPart>
      <Flights item={item} />
      <Travellers order={order} />
      <ReceiptSums
        lines={order.priceLines}
        always={ALWAYS}
        payable={order.payable}
        refund={order.refund}
        names={{
          list_price: [words.party(item.party), fares].join(t('travel.comma')),
          variant: t('flights.return_discount'),
        }}
      />
    </ReceiptPage>
  );
}

/** What a paid flight booking cost, made for paper: its flights, who flies with which ticket, every step of the price. */
export default function FlightReceiptScreen() {
  const t = useT();
  const go = useGo();
  const { id, read, order, refetch } = useOrderOnScreen();
  if (order?.paidAt && order.own) return <Paper order={order} />;
  const gone = id === '' || read.error?.kind === 'answer' || order?.own === false;
  return (
    <Page title={t('orders.receipt')} onBack={go.back}>
      {order?.own ? (
        <EmptyState
          icon={IconReceiptOff}
          title={t('orders.receipt_unpaid')}
          action={<ButtonLink href={hrefTo('flightOrderDetail', { id })}>{t('flights.order_title')}</ButtonLink>}
        />
      ) : null}
      {!order && read.isPending && id !== '' ? <BookingSkeleton /> : null}
      {gone ? <NoOrder /> : null}
      {read.error && !gone && !order ? <ErrorState error={read.error} onRetry={refetch} /> : null}
    </Page>
  );
}
