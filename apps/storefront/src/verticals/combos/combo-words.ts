import { useT } from '@app/client/i18n';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ComboDetail } from '@app/contract/verticals/combos/views';
import { IconBed, IconMap2, IconPlane, IconTicket, IconToolsKitchen2 } from '@tabler/icons-react';
import type { IconGlyph } from '../../ui/icon.tsx';
import { useListText } from '../../widgets/list-text.ts';

/** The sign of each kind of part. */
export const kindIcons: Record<TravelKind, IconGlyph> = {
  flight: IconPlane,
  hotel: IconBed,
  tour: IconMap2,
  dining: IconToolsKitchen2,
  diningcombo: IconTicket,
};

/** Says how long combos are, for whom, and how much time something takes. */
export function useComboWords() {
  const t = useT();
  const list = useListText();
  return {
    /** 5 days · 4 nights. */
    length: ({ days, nights }: Pick<ComboDetail, 'days' | 'nights'>): string =>
      [t('combos.days', { count: days }), ...(nights > 0 ? [t('travel.nights', { count: nights })] : [])].join(' · '),
    people: ({ adults, children }: Pick<ComboDetail, 'adults' | 'children'>): string =>
      [
        t('travel.adults', { count: adults }),
        ...(children > 0 ? [t('travel.children', { count: children })] : []),
      ].join(t('travel.comma')),
    list,
  };
}
