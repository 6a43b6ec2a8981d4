import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { clockText } from '@app/contract/core/time-words';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ComboChoice } from '@app/contract/verticals/combos/views';
import { stayOf, waysOf } from '../../widgets/travel/item-reading.ts';
import { usePartWhen } from './use-part-when.ts';

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
      .map(({ from, to, stops }) =>
        [
          `${hour(from.zone, from.at)} – ${hour(to.zone, to.at)}`,
          stops === 0 ? t('combos.direct') : t('combos.stops', { count: stops }),
        ].join(' '),
      )
      .join(' · ');
  };
}
