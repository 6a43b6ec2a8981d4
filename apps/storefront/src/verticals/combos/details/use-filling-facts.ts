import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { clockText } from '@app/contract/core/time-words';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ComboChoice } from '@app/contract/verticals/combos/views';
import { stayOf, waysOf } from '../../../widgets/travel/bundle/item-reading.ts';
import { dayShiftOf } from '../../../widgets/travel/bundle/trip-timeline.ts';
import { usePartWhen } from '../../../widgets/travel/bundle/use-part-when.ts';

/** How many days later something ends: +1, −1, nothing on the same day. */
const shiftText = (days: number): string => (days === 0 ? '' : days > 0 ? `+${days}` : `−${-days}`);

/** Says what tells choices of one kind apart: hours of flights and tables, the plan of a stay. */
export function useFillingFacts(): (kind: TravelKind, of: Pick<ComboChoice, 'subject' | 'service'>) => string {
  const t = useT();
  const when = usePartWhen();
  const locale = usePreferences((state) => state.locale);
  const hour = (zone: string, at: string): string => clockText({ locale, timeZone: zone }, new Date(at));
  return (kind, { subject, service }) => {
    if (kind === 'hotel') return stayOf(subject.item).plan;
    if (kind !== 'flight') return when(kind, service);
    return waysOf(subject.item)
      .map((way) =>
        [
          `${hour(way.from.zone, way.from.at)} – ${hour(way.to.zone, way.to.at)}${shiftText(dayShiftOf(way))}`,
          way.stops === 0 ? t('combos.direct') : t('combos.stops', { count: way.stops }),
        ].join(' '),
      )
      .join(' · ');
  };
}
