import { useT } from '@app/client/i18n';
import { DEAL_TIMES } from '@app/contract/deals/deal-facts';
import { useClockOffset } from '../../shell/shop.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { DealCard } from './deal-card.tsx';
import { DealCardsSkeleton } from './deal-cards-skeleton.tsx';
import { DealCities, DealHead, DealTimes } from './deal-head.tsx';
import styles from './deal-home.module.css';
import { nextTurn } from './deal-state.ts';
import { TimeLeft } from './time-left.tsx';
import { type Deals, useDeals } from './use-deals.ts';
import { useReadAgain } from './use-read-again.ts';

/** Cards that a screen shows before it is scrolled. */
const ABOVE_FOLD = 3;

/** The deals under their time, with how long until the next of them ends or begins; the list is read again then. */
function Found({ deals }: { readonly deals: Deals }) {
  const t = useT();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const { feed, time } = deals;
  const readAgain = useReadAgain(feed.refetch);
  const turn = nextTurn(feed.items, time, Date.now() + offsetMs);
  const begins = time === 'soon';
  return (
    <div className={cx(styles.found, feed.isPlaceholder && styles.stale)} aria-busy={feed.isPlaceholder}>
      <div className={styles.heading}>
        <h2 className="h2">{t(`deal.time.${time}`)}</h2>
        {turn ? (
          <TimeLeft
            key={turn}
            until={turn}
            label={t(begins ? 'deal.next_starts_in' : 'deal.next_ends_in')}
            onEnd={readAgain}
          />
        ) : null}
      </div>
      <InfiniteList feed={feed}>
        {(items) => items.map((deal, index) => <DealCard key={deal.id} deal={deal} eager={index < ABOVE_FOLD} />)}
      </InfiniteList>
    </div>
  );
}

/** No deals of the kind at the time; a press shows those at another time. */
function NoDeals({ deals }: { readonly deals: Deals }) {
  const t = useT();
  const other = DEAL_TIMES.find((time) => time !== deals.time && (deals.times?.[time] ?? 0) > 0);
  return (
    <EmptyState
      art="/art/deal.webp"
      title={t('deal.none.title')}
      text={t('deal.none.text')}
      action={other ? <Button onClick={() => deals.setTime(other)}>{t(`deal.time.${other}`)}</Button> : undefined}
    />
  );
}

/** Discount deals of every kind, those that run, end soon or begin later; kind, city and time are in the address. */
export default function DealHomeScreen() {
  const t = useT();
  const deals = useDeals();
  const { feed } = deals;
  const none = feed.items.length === 0;
  return (
    <Page title={t('deal.title')} header={<DealHead deals={deals} />}>
      <PullToRefresh onRefresh={async () => void (await deals.refetch())}>
        <DealTimes deals={deals} />
        <DealCities deals={deals} />
        {deals.isPending ? (
          <div className={styles.ghosts}>
            <DealCardsSkeleton />
          </div>
        ) : null}
        {deals.error && none ? <ErrorState error={deals.error} onRetry={() => void deals.refetch()} /> : null}
        {feed.first && none ? <NoDeals deals={deals} /> : null}
        {none ? null : <Found deals={deals} />}
      </PullToRefresh>
    </Page>
  );
}
