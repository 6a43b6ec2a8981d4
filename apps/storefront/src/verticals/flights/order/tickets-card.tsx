import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { fullName } from '@app/contract/travel/person-names';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { useEffect, useRef } from 'react';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './flight-order-detail.module.css';

/** The booking references and the ticket of each traveller, to copy. */
export function TicketsCard({ order }: { readonly order: TravelOrderDetail }) {
  const t = useT();
  const read = useEndpoint(flightEndpoints.flightTickets, { query: { orderId: order.id } });
  const tickets = read.data ?? [];
  // A void ticket opens nothing any more, nor does its reference.
  const locators = [...new Set(tickets.filter((one) => !one.void).map(({ recordLocator }) => recordLocator))];
  const steps = order.timeline.length;
  const readAt = useRef(steps);
  useEffect(() => {
    if (readAt.current === steps) return;
    readAt.current = steps;
    void read.refetch();
  });
  if (read.data?.length === 0) return null;
  const nameOf = (position: number | null): string => {
    const guest = position === null ? undefined : order.guests[position - 1];
    return guest ? fullName(guest) : '';
  };
  return (
    <Card>
      <h2 className="h3">{t('flights.tickets')}</h2>
      {read.isPending ? <SkeletonText lines={3} /> : null}
      {read.error && !read.data ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {locators.map((locator) => (
        <div key={locator} className={styles.locator}>
          <span className="sub t2">{t('flights.record_locator')}</span>
          <b className={`num ${styles.code}`}>{locator}</b>
          <CopyButton text={locator} label={t('flights.copy_locator')} />
        </div>
      ))}
      <ul>
        {tickets.map(({ guest, airline, number, void: isVoid }) => {
          const lap = order.guests[guest - 1]?.infantOf ?? null;
          return (
            <li key={number} className={styles.ticket}>
              <div className="grow">
                <p className="semi">{nameOf(guest)}</p>
                {lap === null ? null : <p className="cap t3">{t('flights.on_lap', { name: nameOf(lap) })}</p>}
                <p className="sub t2 num">
                  {airline} {number}
                </p>
              </div>
              {isVoid ? <Tag>{t('flights.void')}</Tag> : null}
              <CopyButton text={number} label={t('flights.copy_ticket', { number })} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
