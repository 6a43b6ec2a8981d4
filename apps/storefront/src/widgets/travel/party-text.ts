import { useT } from '@app/client/i18n';
import type { Party } from './party.ts';

/** Formats a party: `whole` is 2 rooms, 2 adults, 1 child; `guests` leaves the rooms out. */
export function usePartyText(): { whole: (party: Party) => string; guests: (party: Omit<Party, 'rooms'>) => string } {
  const t = useT();
  const guests = ({ adults, childAges }: Omit<Party, 'rooms'>) =>
    [
      t('travel.adults', { count: adults }),
      childAges.length > 0 ? t('travel.children', { count: childAges.length }) : null,
    ]
      .filter(Boolean)
      .join(t('travel.comma'));
  return {
    guests,
    whole: (party) => [t('travel.rooms', { count: party.rooms }), guests(party)].join(t('travel.comma')),
  };
}
