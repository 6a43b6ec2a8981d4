import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { clockText } from '@app/contract/core/time-words';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ProviderChange, ServiceTime, TravelSubject } from '@app/contract/travel/order-views';
import { hrefTo } from '../../../shell/navigation.ts';
import { NoteAction } from '../../../ui/card.tsx';
import type { ChangedLines } from '../order/change-sheet.tsx';
import { ProviderChangeCard } from '../order/provider-change-card.tsx';
import { useProviderReason } from '../order/use-provider-reason.ts';
import { orderRouteOf } from '../search/kind-routes.ts';
import { useAsking } from '../use-asking.ts';
import { BundleCancelSheet } from './bundle-cancel-sheet.tsx';
import { usePartWhen } from './use-part-when.ts';

/** Says what a part of a bundle is beside a change by its provider: its name, when it is, and which of it. */
function usePartLines(kind: TravelKind): ChangedLines {
  const when = usePartWhen();
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const hourOf = ({ zone, startsAt }: ServiceTime): string =>
    kind === 'flight' ? clockText({ locale, timeZone: zone }, new Date(startsAt)) : '';
  // Hour and number distinguish two flights of a day, the plan two offers of a room, and stars two houses.
  const ofWhat = ({ subtitle, item: { plan, stars } }: TravelSubject, service: ServiceTime): string =>
    [hourOf(service), subtitle, plan, typeof stars === 'number' && stars > 0 ? t('travel.stars', { count: stars }) : '']
      .filter((part) => typeof part === 'string' && part !== '')
      .join(t('travel.comma'));
  return ({ subject, service }) =>
    [subject.title, when(kind, service), ofWhat(subject, service)].filter((line) => line !== '');
}

/**
 * What its provider has changed of a part of a bundle and its customer is asked about. Where it is cancelled only with others, all of
 * them may be left for nothing as well.
 */
export function PartAsked(props: {
  readonly order: { readonly id: string; readonly kind: TravelKind };
  readonly change: ProviderChange;
  readonly bundleId: string;
  /** Whether all of the bundle may be left for nothing with it. */
  readonly freesAll: boolean;
  /** How its kind says it; without it as every part is said. */
  readonly lines?: ChangedLines | undefined;
}) {
  const { order, change, bundleId } = props;
  const partLines = usePartLines(order.kind);
  const reasonOf = useProviderReason();
  const asking = useAsking<'all'>();
  const all = props.freesAll && change.choices.includes('refund');
  return (
    <>
      <ProviderChangeCard
        part
        order={order}
        change={change}
        lines={props.lines ?? partLines}
        reason={reasonOf(change.reason)}
        onAll={all ? () => asking.ask('all') : undefined}
      />
      <BundleCancelSheet key={asking.times} bundleId={bundleId} open={asking.what === 'all'} onClose={asking.close} />
    </>
  );
}

/** What providers have changed of parts of a bundle and its customer is asked about, one card each. */
export function PartsAsked({ bundle }: { readonly bundle: BundleDetail }) {
  return bundle.parts.map(({ slot, core, order, providerChange: change }) =>
    change ? (
      <PartAsked
        key={`${slot} ${change.id}`}
        order={order}
        change={change}
        bundleId={bundle.id}
        freesAll={core && bundle.actions.includes('cancel_paid')}
      />
    ) : null,
  );
}

/** A change of a part that waits for its money, with the way to it. */
export function PartToPay({ part }: { readonly part: BundlePart }) {
  const t = useT();
  if (!part.openChange) return null;
  return (
    <p className="cap">
      {t('travel.bundle.open_change')}{' '}
      <NoteAction href={hrefTo(orderRouteOf(part.order.kind), { id: part.order.id })}>
        {t('travel.bundle.open_change_see')}
      </NoteAction>
    </p>
  );
}
