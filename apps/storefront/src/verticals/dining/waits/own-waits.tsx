import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { DiningWait } from '@app/contract/verticals/dining/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { useSignedIn } from '../../../shell/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { PayWithin } from '../../../widgets/pay-within.tsx';
import { useDiningWords } from '../dining-words.ts';
import { diningPartyParams } from '../table-search.ts';
import styles from './own-waits.module.css';
import { waitCardId } from './wait-card-id.ts';

/** Offers begin and end while the screen is open. */
const READ_EVERY_MS = 30_000;

/** One list that the customer is on: the table that is held for them, or how many wait since before. */
function OwnWait(props: { readonly wait: DiningWait; readonly named: boolean; readonly onEnd: () => void }) {
  const t = useT();
  const words = useDiningWords();
  const { wait, named } = props;
  const { offer } = wait;
  const leave = useEndpointMutation(diningEndpoints.leaveDiningWait, {
    invalidates: [diningEndpoints.diningWaits, diningEndpoints.diningSlots],
    onSuccess: () => toast(t('dining.wait_left'), 'success'),
  });
  const hours = wait.from === wait.to ? wait.from : `${wait.from}–${wait.to}`;
  const asked = [words.moment({ day: wait.day, time: hours }), words.people(wait), wait.area ?? t('dining.any_table')];
  const held = offer && [words.moment({ day: wait.day, time: offer.time }), words.people(wait), offer.area];
  return (
    <Card id={waitCardId(wait.id)}>
      <h2 className="h3">{t(offer ? 'dining.wait_offer_title' : 'dining.wait_title')}</h2>
      {named ? (
        <a className="semi" href={hrefTo('diningDetails', { id: wait.restaurantId })}>
          {wait.restaurant}
        </a>
      ) : null}
      <p className="sub t2">{(held ?? asked).join(t('travel.comma'))}</p>
      {offer ? (
        <PayWithin until={offer.until} onEnd={props.onEnd} words="dining.wait_held" />
      ) : (
        <p className="sub t3">
          {wait.ahead === 0 ? t('dining.wait_first') : t('dining.wait_ahead', { count: wait.ahead })}{' '}
          {t('dining.wait_no_promise')}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          block
          kind="ghost"
          loading={leave.isPending}
          onClick={() => leave.mutate({ body: { waitId: wait.id } })}
        >
          {t(offer ? 'dining.wait_let_go' : 'dining.wait_leave')}
        </Button>
        {offer ? (
          <ButtonLink
            block
            href={hrefTo('diningSubmitOrder', {
              restaurant: wait.restaurantId,
              day: wait.day,
              time: offer.time,
              area: offer.areaId,
              wait: wait.id,
              ...diningPartyParams(wait),
            })}
          >
            {t('dining.wait_take')}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}

/** The waiting lists that the customer is on, of one restaurant or of all, those with a table first. */
export function OwnWaits({ restaurant }: { readonly restaurant?: string }) {
  const isSignedIn = useSignedIn();
  const read = useEndpoint(diningEndpoints.diningWaits, undefined, {
    enabled: isSignedIn,
    staleTime: 0,
    refetchInterval: READ_EVERY_MS,
  });
  const waits = (read.data ?? []).filter(({ restaurantId }) => restaurant === undefined || restaurantId === restaurant);
  return [...waits.filter(({ offer }) => offer), ...waits.filter(({ offer }) => !offer)].map((wait) => (
    <OwnWait key={wait.id} wait={wait} named={restaurant === undefined} onEnd={() => void read.refetch()} />
  ));
}
