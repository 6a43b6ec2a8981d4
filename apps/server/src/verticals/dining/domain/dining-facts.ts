import type { TravelSubject } from '@app/contract/travel/order-views';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { type Fact, type FactWriter, factOf, listed } from '../../../modules/mail/public.ts';

/** What mails say of a table: the day whose night it is, the hour, and the day by the calendar where that is the next one. */
export function diningFacts({ subtitle, place, item }: TravelSubject, writer: FactWriter): Fact[] {
  const { day, date, time, people } = item as DiningItem;
  const { word } = writer;
  const when =
    day === date
      ? writer.hour(`${day}T${time}`)
      : word('night_of', { day: writer.day(day), hour: time, date: writer.day(date) });
  const party = word(people === 1 ? 'people_one' : 'people_other', { count: people });
  return [
    { label: word('table'), text: when },
    { label: '', text: listed(writer, [party, subtitle]) },
    ...factOf(word('address'), place?.address),
    ...factOf(word('phone'), place?.phone),
  ];
}
