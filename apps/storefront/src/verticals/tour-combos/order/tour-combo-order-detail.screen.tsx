import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import type { BundlePart } from '@app/contract/travel/bundle-views';
import { IconMapPin } from '@tabler/icons-react';
import { useGo } from '../../../shell/navigation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { itemOf } from '../../../widgets/tours/use-book-tour.ts';
import { BundlePartCard } from '../../../widgets/travel/bundle/bundle-order.tsx';
import { BundleOrderScreen } from '../../../widgets/travel/bundle/bundle-order-screen.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
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

/** A booked combo of tours with its parts in the order of their days; for its owner, or by the key of a link. */
export default function TourComboOrderDetailScreen() {
  const t = useT();
  const go = useGo();
  const words = useTourWords();
  return (
    <BundleOrderScreen
      title={t('tours.combo.order_title')}
      route="tourComboOrderDetail"
      slotsOf={({ subject, parts, own }) => {
        const first = parts[0];
        return {
          who: first ? words.units(itemOf(first).units) : null,
          together: (titles) => t('tours.combo.together_only', { names: words.list(titles) }),
          partsTitle: t('tours.combo.tours'),
          partOf: (part) => <TourPart key={part.slot} part={part} own={own} />,
          onBookAgain: () =>
            go.to('tourComboDetails', { id: subject.id, ...(first && partyParams(itemOf(first).party)) }),
        };
      }}
    />
  );
}
