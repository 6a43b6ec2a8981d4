import { useT } from '@app/client/i18n';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Card, Note } from '../../../ui/card.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { BundleBar, BundleManage, bundleBarActions } from '../../../widgets/travel/bundle/bundle-actions.tsx';
import { BundleFacts, BundleLead, BundlePartCard } from '../../../widgets/travel/bundle/bundle-order.tsx';
import { partyOfItems } from '../../../widgets/travel/bundle/item-reading.ts';
import { ShareRow } from '../../../widgets/travel/bundle/share-row.tsx';
import { useBundleOnScreen } from '../../../widgets/travel/bundle/use-bundle-on-screen.ts';
import { OrderNotShown } from '../../../widgets/travel/order/order-screen.tsx';
import { BundleTools } from '../../../widgets/travel/order/order-tools.tsx';
import order from '../../../widgets/travel/order/travel-order.module.css';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { partyParams } from '../combo-address.ts';
import { useComboWords } from '../combo-words.ts';
import { TripLine } from '../trip-line.tsx';
import { usePartWhen } from '../use-part-when.ts';
import styles from './combo-order.module.css';

type Shown = { readonly bundle: BundleDetail };

/** The address that others may open. */
const addressOf = (id: string, key: string): string =>
  `${window.location.origin}${window.location.pathname}${hrefTo('comboOrderDetail', { id, key })}`;

const partyIn = ({ parts }: BundleDetail) => partyOfItems(parts.map(({ subject }) => subject.item));

/** Everything that is still to happen, day by day; nothing where all is cancelled. */
function ComboTrip({ parts }: { readonly parts: readonly BundlePart[] }) {
  const t = useT();
  const living = parts.filter(({ order: one }) => one.state !== 'cancelled');
  if (living.length === 0) return null;
  return (
    <Section title={t('combos.timeline')}>
      <Card>
        <TripLine
          clocks={null}
          parts={living.map(({ slot, order: one, subject }) => ({
            slot,
            kind: one.kind,
            subject,
            service: one.service,
          }))}
        />
      </Card>
    </Section>
  );
}

/** All of a booked combo that was read. */
function Combo({ bundle, onStale }: Shown & { readonly onStale: () => void }) {
  const t = useT();
  const words = useComboWords();
  const partyText = usePartyText();
  const when = usePartWhen();
  const party = partyIn(bundle);
  const together = bundle.parts.filter(({ core, order: one }) => core && one.state !== 'cancelled');
  return (
    <>
      <BundleLead bundle={bundle} onStale={onStale} />
      <div className={styles.title}>
        <h2 className="h2">{bundle.subject.title}</h2>
        {party ? <p className="sub t2">{partyText.whole(party)}</p> : null}
      </div>
      {bundle.paidAt && together.length > 1 ? (
        <div className={order.notice}>
          <Note>{t('combos.core_together', { names: words.list(together.map(({ subject }) => subject.title)) })}</Note>
        </div>
      ) : null}
      <ComboTrip parts={bundle.parts} />
      <Section title={t('combos.parts')}>
        <ol>
          {bundle.parts.map((part) => (
            <BundlePartCard
              key={part.slot}
              part={part}
              own={bundle.own}
              when={when(part.order.kind, part.order.service)}
              facts={null}
            />
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

/** A booked combo as one trip with its parts in the order of their days; for its owner, or by the key of a link. */
export default function ComboOrderDetailScreen() {
  const t = useT();
  const go = useGo();
  const on = useBundleOnScreen();
  const { key, read, bundle, refetch } = on;
  const title = t('combos.order_title');
  if (!bundle) return <OrderNotShown title={title} on={on} />;
  const party = partyIn(bundle);
  const bookAgain = () => go.to('comboDetails', { id: bundle.subject.id, ...(party && partyParams(party)) });
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
