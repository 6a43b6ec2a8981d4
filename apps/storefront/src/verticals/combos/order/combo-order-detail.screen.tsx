import { useT } from '@app/client/i18n';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import { useGo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/page.tsx';
import { useListText } from '../../../widgets/list-text.ts';
import { BundlePartCard } from '../../../widgets/travel/bundle/bundle-order.tsx';
import { BundleOrderScreen } from '../../../widgets/travel/bundle/bundle-order-screen.tsx';
import { partyOfItems } from '../../../widgets/travel/bundle/item-reading.ts';
import { usePartWhen } from '../../../widgets/travel/bundle/use-part-when.ts';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { partyParams } from '../combo-address.ts';
import { TripLine } from '../trip-line.tsx';

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
          parts={living.map(({ slot, order: one, subject, city }) => ({
            slot,
            kind: one.kind,
            subject,
            service: one.service,
            city,
          }))}
        />
      </Card>
    </Section>
  );
}

/** A booked combo as one trip with its parts in the order of their days; for its owner, or by the key of a link. */
export default function ComboOrderDetailScreen() {
  const t = useT();
  const go = useGo();
  const list = useListText();
  const partyText = usePartyText();
  const when = usePartWhen();
  return (
    <BundleOrderScreen
      title={t('combos.order_title')}
      route="comboOrderDetail"
      slotsOf={(bundle) => {
        const party = partyIn(bundle);
        return {
          who: party && partyText.whole(party),
          together: (titles) => t('combos.core_together', { names: list(titles) }),
          lead: <ComboTrip parts={bundle.parts} />,
          partsTitle: t('combos.parts'),
          partOf: (part) => (
            <BundlePartCard
              key={part.slot}
              part={part}
              own={bundle.own}
              when={when(part.order.kind, part.order.service)}
              facts={null}
            />
          ),
          onBookAgain: () => go.to('comboDetails', { id: bundle.subject.id, ...(party && partyParams(party)) }),
        };
      }}
    />
  );
}
