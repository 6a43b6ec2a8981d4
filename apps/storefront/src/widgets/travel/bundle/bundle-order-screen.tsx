import type { RouteName } from '@app/contract/core/routes';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import type { ReactNode } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Note } from '../../../ui/card.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { stands } from '../order/booking-events.ts';
import { OrderNotShown } from '../order/order-screen.tsx';
import { BundleTools } from '../order/order-tools.tsx';
import order from '../order/travel-order.module.css';
import { TripRow } from '../order/trip-row.tsx';
import { BundleBar, BundleManage, bundleBarActions } from './bundle-actions.tsx';
import { BundleFacts, BundleLead } from './bundle-order.tsx';
import styles from './bundle-order-screen.module.css';
import { PartsAsked } from './part-changes.tsx';
import { ShareRow } from './share-row.tsx';
import { useBundleOnScreen } from './use-bundle-on-screen.ts';

/** What a kind of combo puts into the screen of its bookings. */
type BundleSlots = {
  /** Who comes. */
  readonly who: string | null;
  /** Says of parts, by their titles, that they are cancelled together only. */
  readonly together: (titles: readonly string[]) => string;
  /** Above the parts. */
  readonly lead?: ReactNode;
  readonly partsTitle: string;
  readonly partOf: (part: BundlePart) => ReactNode;
  readonly onBookAgain: () => void;
};

/** All of a bundle that was read. */
function Bundle(props: {
  readonly bundle: BundleDetail;
  readonly slots: BundleSlots;
  readonly route: RouteName;
  readonly onStale: () => void;
}) {
  const { bundle, slots } = props;
  const together = bundle.parts.filter(({ core, order: one }) => core && one.state !== 'cancelled');
  const standing = bundle.own ? bundle.parts.find(({ order: one }) => stands(one.state)) : undefined;
  const share = bundle.accessKey ? hrefTo(props.route, { id: bundle.id, key: bundle.accessKey }) : null;
  return (
    <>
      <BundleLead bundle={bundle} onStale={props.onStale} />
      <div className={styles.title}>
        <h2 className="h2">{bundle.subject.title}</h2>
        {slots.who === null ? null : <p className="sub t2">{slots.who}</p>}
      </div>
      {bundle.paidAt && together.length > 1 ? (
        <div className={order.notice}>
          <Note>{slots.together(together.map(({ subject }) => subject.title))}</Note>
        </div>
      ) : null}
      <PartsAsked bundle={bundle} />
      {slots.lead}
      <Section title={slots.partsTitle}>
        <ol>{bundle.parts.map(slots.partOf)}</ol>
      </Section>
      <BundleFacts bundle={bundle} />
      <BundleManage bundle={bundle} />
      {standing ? <TripRow orderId={standing.order.id} /> : null}
      <BundleTools bundle={bundle} />
      {share ? <ShareRow address={`${window.location.origin}${window.location.pathname}${share}`} /> : null}
      <div className={order.room} />
    </>
  );
}

/** What is booked as one, with its parts in the order of their days; for its owner, or by the key of a link. */
export function BundleOrderScreen(props: {
  readonly title: string;
  readonly route: RouteName;
  readonly slotsOf: (bundle: BundleDetail) => BundleSlots;
}) {
  const go = useGo();
  const on = useBundleOnScreen();
  const { key, read, bundle, refetch } = on;
  if (!bundle) return <OrderNotShown title={props.title} on={on} />;
  const slots = props.slotsOf(bundle);
  return (
    <Page
      title={props.title}
      onBack={go.back}
      footer={
        bundleBarActions(bundle).length > 0 ? (
          <BundleBar bundle={bundle} accessKey={key} onBookAgain={slots.onBookAgain} />
        ) : undefined
      }
    >
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        <Bundle bundle={bundle} slots={slots} route={props.route} onStale={refetch} />
      </PullToRefresh>
    </Page>
  );
}
