import { useT } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import { useEndpoint } from '@app/client/use-endpoint';
import { isDated } from '@app/contract/deals/deal-facts';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import type { DealDetail } from '@app/contract/deals/views';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect } from 'react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { usePageLink } from '../../shell/page-link.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { PriceWatch } from '../../widgets/price-history/price-watch.tsx';
import { PlaceGallery } from '../../widgets/travel/place/place-gallery.tsx';
import { DealBar } from './deal-bar.tsx';
import { choiceOf } from './deal-choice.ts';
import { DealDays } from './deal-days.tsx';
import styles from './deal-details.module.css';
import { DealDetailsSkeleton } from './deal-details-skeleton.tsx';
import { DealRules } from './deal-rules.tsx';
import { isOver } from './deal-state.ts';
import { DealStrip } from './deal-strip.tsx';
import { OtherDeals } from './other-deals.tsx';
import { useReadAgain } from './use-read-again.ts';

/** Title, a sentence, and what it is on and where, unless the title says that. */
function Head({ deal }: { readonly deal: DealDetail }) {
  const { title, place } = deal;
  const subject = deal.subject === title ? '' : deal.subject;
  return (
    <div className={styles.sheet}>
      <h1 className={`h1 ${styles.title}`}>{title}</h1>
      {deal.line ? <p className="sub t2">{deal.line}</p> : null}
      {subject || place ? (
        <div className={styles.subject}>
          <IconWell>
            <Icon as={IconMapPin} size="m" />
          </IconWell>
          <p className="grow sub">
            {subject || place}
            {subject && place ? <span className={`t3 ${styles.place}`}>{place}</span> : null}
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** Everything of a deal that was read. */
function Deal({ deal, onTurn }: { readonly deal: DealDetail; readonly onTurn: () => void }) {
  const pageLink = usePageLink();
  const go = useGo();
  const asked = useScreenParams<'day' | 'nights'>();
  const setParams = useSetScreenParams();
  const { kind } = deal;
  const open = deal.state === 'running' && deal.now !== null;
  const waits = deal.state === 'scheduled';
  const choice = isOver(deal) ? null : choiceOf(deal, asked);
  return (
    <Page header={null} footer={open || waits ? <DealBar deal={deal} choice={choice} /> : undefined}>
      <PlaceGallery
        name={deal.title}
        label={deal.title}
        pictures={deal.cover ? [deal.cover] : []}
        link={pageLink('deal', { id: deal.id, name: deal.title })}
        onBack={go.back}
      />
      <Head deal={deal} />
      <DealStrip deal={deal} onTurn={onTurn} />
      {choice && isDated(kind) ? (
        <DealDays
          deal={{ ...deal, kind }}
          choice={choice}
          onChoose={({ day, nights }) => setParams({ day, nights: nights === 1 ? null : nights })}
        />
      ) : null}
      {isOver(deal) ? null : <DealRules deal={deal} />}
      {deal.state === 'sold_out' ? (
        <Card>
          <PriceWatch inset wish={{ kind: 'deal', key: `deal:${deal.id}`, day: null, until: null }} />
        </Card>
      ) : null}
      {open || waits ? null : <OtherDeals deal={deal} />}
    </Page>
  );
}

function DealGone() {
  const t = useT();
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('deal.gone.title')}
      text={t('deal.gone.text')}
      action={<ButtonLink href={hrefTo('dealHome')}>{t('deal.gone.action')}</ButtonLink>}
    />
  );
}

/** One deal of any kind: price and how long it holds, its days, its rules, and the way to buy at it. */
export default function DealDetailsScreen() {
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(dealEndpoints.dealDetails, { query: { id } }, { enabled: id !== '', staleTime: 0 });
  const readAgain = useReadAgain(read.refetch);
  const deal = read.data;
  const title = deal?.title;
  useEffect(() => {
    if (title) document.title = `${title} · ${useIdentity.getState().name}`;
  }, [title]);
  const gone = id === '' || read.error?.key === 'record.not_found' || read.error?.fields.id !== undefined;
  if (deal && !gone) return <Deal deal={deal} onTurn={readAgain} />;
  if (!gone && !read.error) return <DealDetailsSkeleton onBack={go.back} />;
  return (
    <Page title="" onBack={go.back}>
      {gone ? <DealGone /> : <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
    </Page>
  );
}
