import type { TravelSubject } from '@app/contract/travel/order-views';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { addDays } from '@app/kernel/local-day';
import { type Fact, type FactWriter, factOf, listed } from '../../../modules/mail/public.ts';

const pickupFacts = ({ day, start, pickup }: TourItem, writer: FactWriter): Fact[] => {
  if (!pickup) return [];
  // A tour that begins soon after midnight has its pickup on the evening before.
  const on = pickup.at > start ? addDays(day, -1) : day;
  return [{ label: writer.word('pickup'), text: listed(writer, [writer.hour(`${on}T${pickup.at}`), pickup.name]) }];
};

const meetingFacts = ({ day, start, meeting }: TourItem, writer: FactWriter): Fact[] => [
  {
    label: writer.word('meeting'),
    text: listed(writer, [writer.hour(`${day}T${start}`), meeting.name, meeting.address]),
  },
  ...factOf(writer.word('meeting_note'), meeting.note),
];

/** What mails say of a tour: where and when one has to be there, which is the pickup for those who have one. */
export function tourFacts({ item }: TravelSubject, writer: FactWriter): Fact[] {
  const tour = item as TourItem;
  const { day, lastDay, pickup, units } = tour;
  const people = units.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(pickup ? pickupFacts(tour, writer) : meetingFacts(tour, writer)),
    {
      label: writer.word('people'),
      text: writer.word(people === 1 ? 'people_one' : 'people_other', { count: people }),
    },
    ...(lastDay === day ? [] : [{ label: writer.word('last_day'), text: writer.day(lastDay) }]),
  ];
}
