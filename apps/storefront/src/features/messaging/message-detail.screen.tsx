import { isGone } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpoint, useInvalidate } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import type { MessageDetail, MessageLinkKind } from '@app/contract/messaging/schemas';
import { byTravelPayable } from '@app/contract/travel/kinds';
import { IconMailOff } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './messages.module.css';

const RichText = lazy(() => import('../../ui/rich-text.tsx'));

const travelHrefs = byTravelPayable(
  ({ orderPath }) =>
    (id: string) =>
      `#${orderPath}?${new URLSearchParams({ id })}`,
);

/** The screen of the record that a message is about. */
const hrefs: { readonly [K in MessageLinkKind]: (id: string) => string } = {
  order: (id) => hrefTo('orderDetails', { id }),
  order_group: (id) => hrefTo('orderGroup', { id }),
  product: (id) => hrefTo('productDetail', { id }),
  after_sale: (id) => hrefTo('afterSaleDetail', { id }),
  payment: (payment) => hrefTo('cashier', { payment }),
  top_up: (id) => hrefTo('rechargeDetail', { id }),
  withdrawal: (id) => hrefTo('withdrawalDetail', { id }),
  transfer: (id) => hrefTo('transferDetail', { id }),
  rebate: (order) => hrefTo('invite', { tab: 'rebates', order }),
  money_log: (unit) => hrefTo('moneyLog', { unit }),
  deal: (id) => hrefTo('dealDetails', { id }),
  restaurant: (id) => hrefTo('diningDetails', { id }),
  price_alert: () => hrefTo('priceAlerts'),
  passkey: () => hrefTo('passkeys'),
  ...travelHrefs,
};

const Waiting = () => (
  <Card>
    <div aria-hidden="true" className={styles.letter}>
      <Skeleton width="70%" height="2.4rem" />
      <Skeleton width="40%" height="1.6rem" />
      <SkeletonText lines={5} />
    </div>
  </Card>
);

function Letter({ message }: { readonly message: MessageDetail }) {
  const t = useT();
  const moment = useMomentText();
  const { link } = message;
  return (
    <Card>
      <article className={styles.letter}>
        <h2 className="h2">{message.title}</h2>
        <p className="cap t3">
          {t(`message.type.${message.type}`)} · <time dateTime={message.at}>{moment.minute(message.at)}</time>
        </p>
        {message.cover ? (
          <span className={styles.cover}>
            <Picture src={message.cover} alt="" width={343} ratio="16 / 9" eager />
          </span>
        ) : null}
        <Suspense fallback={<SkeletonText lines={4} />}>
          <RichText html={message.html} />
        </Suspense>
        {link ? (
          <ButtonLink kind="soft" block href={hrefs[link.kind](link.id)}>
            {t(`message.open_${link.kind}`)}
          </ButtonLink>
        ) : null}
      </article>
    </Card>
  );
}

/** One notice or message in full; opening it is reading it. */
export default function MessageDetailScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const message = useEndpoint(messageEndpoints.messageDetail, { query: { id } });
  const invalidate = useInvalidate();
  const read = message.data?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that was opened
  useEffect(() => {
    if (read) void invalidate(messageEndpoints.messageList, messageEndpoints.popupMessage, accountEndpoints.userInfo);
  }, [read]);
  const gone = !message.data && isGone(message.error);
  return (
    <Page title={t('message.title')} onBack={go.back}>
      {message.isPending ? <Waiting /> : null}
      {gone ? (
        <EmptyState
          icon={IconMailOff}
          title={t('message.gone_title')}
          text={t('message.gone_text')}
          action={<Button onClick={() => go.replace('messages')}>{t('message.title')}</Button>}
        />
      ) : null}
      {message.error && !message.data && !gone ? (
        <ErrorState error={message.error} onRetry={() => void message.refetch()} />
      ) : null}
      {message.data ? <Letter message={message.data} /> : null}
    </Page>
  );
}
