import type { TourItem } from '@app/contract/verticals/tours/views';
import { IconRoute } from '@tabler/icons-react';
import type { TravelKindLook } from '../../features/travel/travel-kinds';
import { comma, listed } from '../../text/in-my-language';
import { changeTour } from './change-tour';
import { languageName } from './tour-words';

/** How tour orders are drawn among travel orders: the item of their subject is a `TourItem`. */
const tour: TravelKindLook = {
  kind: 'tour',
  icon: IconRoute,
  unit: 'tours.staff.person_number',
  issues: true,
  change: changeTour,
  facts: (subject, { t, format }) => {
    const item = subject as unknown as TourItem;
    const { meeting, pickup, extras, now, minPeople } = item;
    return [
      [
        t('tours.staff.fact_when'),
        listed(`${format.day(`${item.day}T00:00`)} ${item.start}`, languageName(item.language)),
      ],
      [
        t('tours.staff.fact_party'),
        item.units.map(({ key, count }) => `${t(`tours.unit.${key}`)} ${count}`).join(comma()),
      ],
      [t('tours.staff.fact_meeting'), listed(meeting.name, meeting.address)],
      ...(pickup ? ([[t('tours.staff.fact_pickup'), `${pickup.at} ${pickup.name}`]] as [string, string][]) : []),
      ...(extras.length > 0
        ? ([[t('tours.staff.fact_extras'), extras.map(({ name, count }) => `${name} ${count}`).join(comma())]] as [
            string,
            string,
          ][])
        : []),
      [t('tours.staff.state'), t(`tours.staff.state_${now.state}`)],
      [t('tours.staff.fact_minimum'), `${format.count(now.booked)} / ${format.count(minPeople)}`],
    ];
  },
};
export default tour;
