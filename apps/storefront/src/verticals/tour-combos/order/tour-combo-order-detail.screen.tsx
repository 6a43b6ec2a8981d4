import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import { IconMapPin } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Note } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { itemOf } from '../../../widgets/tours/use-book-tour.ts';
import { BundleBar, BundleManage, bundleBarActions } from '../../../widgets/travel/bundle/bundle-actions.tsx';
import { BundleFacts, BundleLead, BundlePartCard } from '../../../widgets/travel/bundle/bundle-order.tsx';
import { ShareRow } from '../../../widgets/travel/bundle/share-row.tsx';
import { useBundleOnScreen } from '../../../widgets/travel/bundle/use-bundle-on-screen.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { OrderNotShown } from '../../../widgets/travel/order/order-screen.tsx';
import { BundleTools } from '../../../widgets/travel/order/order-tools.tsx';
import order from '../../../widgets/travel/order/travel-order.module.css';
import styles from './combo-order.module.css';

/** One tour of the combo, on the day on which it begins. */
function TourPart({ part, own }: { readonly part: BundlePart; readonly own: boolean }) {
  const t = useT();
  const date = useDateText();
  const item = itemOf(part);
  const days = item.lastDay === item.day ? date.weekday(item.day) : date.range(item.day, item.lastDay);
  const { meeting } = item;
  const ahead = part.order.state === 'confirmed' || part.order.state === 'pending_verification';
  return (
    <BundlePartCard
      part={part}
      own={own}
      when={t('tours.day_at', { day: days, hour: item.start })}
      facts={
        ahead ? (
          <p className={`sub t2 ${styles.meeting}`}>
            <Icon as={IconMapPin} size="s" />
            <span>
              <Unbroken text={[meeting.name, meeting.address].filter(Boolean).join(t('travel.comma'))} />
            </span>
          </p>
        ) : null
      }
    />
  );
}

/** The address that others may open. */
const addressOf = (id: string, key: string): string =>
  `${window.location.origin}${window.location.pathname}${hrefTo('tourComboOrderDetail', { id, key })}`;

/** All of a booked combo that was read. */
function Combo({ bundle, onStale }: { readonly bundle: BundleDetail; readonly onStale: () => void }) {
  const t = useT();
  const words = useTourWords();
  const living = bundle.parts.filter(({ core, order: one }) => core && one.state !== 'cancelled');
  const first = bundle.parts[0];
  return (
    <>
      <BundleLead bundle={bundle} onStale={onStale} />
      <div className={styles.title}>
        <h2 className="h2">{bundle.subject.title}</h2>
        {first ? <p className="sub t2">{words.units(itemOf(first).units)}</p> : null}
      </div>
      {bundle.paidAt && living.length > 1 ? (
        <div className={order.notice}>
          <Note>
            {t('tours.combo.together_only', { names: words.list(living.map(({ subject }) => subject.title)) })}
          </Note>
        </div>
      ) : null}
      <Section title={t('tours.combo.tours')}>
        <ol>
          {bundle.parts.map((part) => (
            <TourPart key={part.slot} part={part} own={bundle.own} />
          ))}
        </ol>
      </Section>
      <BundleFacts bundle={bundle} />
      <BundleManage bundle={bundle} />
      <BundleTools bundle={bundle} />
      {bundle.accessKey ? <ShareRow address={addressOf(bundle.id, bundle.accessKey)} /> : null}
      <div className={order.room} />
    </>
  );
}

/** A booked combo of tours with its parts in the order of their days; for its owner, or by the key of a link. */
export default function TourComboOrderDetailScreen() {
  const t = useT();
  const go = useGo();
  const on = useBundleOnScreen();
  const { key, read, bundle, refetch } = on;
  const title = t('tours.combo.order_title');
  if (!bundle) return <OrderNotShown title={title} on={on} />;
  const first = bundle.parts[0];
  const bookAgain = () =>
    go.to('tourComboDetails', { id: bundle.subject.id, ...(first && partyParams(itemOf(first).party)) });
  return (
    <Page
      title={title}
      onBack={go.back}
      footer={
        bundleBarActions(bundle).length > 0 ? (
          <BundleBar bundle={bundle} accessKey={key} onBookAgain={bookAgain} />
        ) : undefined
      }
    >
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        <Combo bundle={bundle} onStale={refetch} />
      </PullToRefresh>
    </Page>
  );
}
