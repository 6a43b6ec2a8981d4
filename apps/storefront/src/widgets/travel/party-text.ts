import { type Translate, useT } from '@app/client/i18n';
import type { Party } from './party.ts';

/** From this age on they are children; before it babies, as airlines count them. */
const CHILD_FROM = 2;

/** An age in words. */
export const ageText = (t: Translate, age: number): string =>
  age === 0 ? t('travel.age_below_one') : t('travel.age_years', { count: age });

/** Formats a party: `whole` is 2 rooms, 2 adults, 1 child, 1 baby; `guests` leaves the rooms out. */
export function usePartyText(): { whole: (party: Party) => string; guests: (party: Omit<Party, 'rooms'>) => string } {
  const t = useT();
  const guests = ({ adults, childAges }: Omit<Party, 'rooms'>) => {
    const babies = childAges.filter((age) => age !== null && age < CHILD_FROM).length;
    const children = childAges.length - babies;
    return [
      t('travel.adults', { count: adults }),
      children > 0 ? t('travel.children', { count: children }) : null,
      babies > 0 ? t('travel.babies', { count: babies }) : null,
    ]
      .filter(Boolean)
      .join(t('travel.comma'));
  };
  return {
    guests,
    whole: (party) => [t('travel.rooms', { count: party.rooms }), guests(party)].join(t('travel.comma')),
  };
}
