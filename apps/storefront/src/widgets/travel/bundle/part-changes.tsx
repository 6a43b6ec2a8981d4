import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { clockText } from '@app/contract/core/time-words';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import type { ServiceTime, TravelSubject } from '@app/contract/travel/order-views';
import { hrefTo } from '../../../shell/navigation.ts';
import { NoteAction } from '../../../ui/card.tsx';
import { ProviderChangeCard } from '../order/provider-change-card.tsx';
import { orderRouteOf } from '../search/kind-routes.ts';
import { useAsking } from '../use-asking.ts';
import { BundleCancelSheet } from './bundle-cancel-sheet.tsx';
import { usePartWhen } from './use-part-when.ts';

/** What providers have changed of parts of a bundle and its customer is asked about, one card each. */
export function PartsAsked({ bundle }: { readonly bundle: BundleDetail }) {
  const when = usePartWhen();
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  // Hour and number distinguish two flights of a day.
  const beginsWith = ({ subtitle }: TravelSubject, { zone, startsAt }: ServiceTime): string =>
    [clockText({ locale, timeZone: zone }, new Date(startsAt)), subtitle].filter(Boolean).join(t('travel.comma'));
  const asking = useAsking<'all'>();
  const asked = bundle.parts.flatMap(({ providerChange: change, ...part }) => (change ? [{ ...part, change }] : []));
  if (asked.length === 0) return null;
  return (
    <>
      {asked.map(({ slot, core, order, change }) => {
        const all = core && change.choices.includes('refund') && bundle.actions.includes('cancel_paid');
        return (
          <ProviderChangeCard
            key={`${slot} ${change.id}`}
            order={order}
            change={change}
            lines={({ subject, service }) => [subject.title, when(order.kind, service), beginsWith(subject, service)]}
            reason={null}
            onAll={all ? () => asking.ask('all') : undefined}
          />
        );
      })}
      <BundleCancelSheet key={asking.times} bundleId={bundle.id} open={asking.what === 'all'} onClose={asking.close} />
    </>
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
