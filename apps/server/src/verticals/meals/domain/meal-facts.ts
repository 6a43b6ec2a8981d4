import { inFours } from '@app/contract/core/in-fours';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { type Fact, type FactWriter, factOf, listed } from '../../../modules/mail/public.ts';

/** What mails say of set meals: until when they can be used and where, and the codes of those that are not used. */
export function mealFacts({ item }: TravelSubject, writer: FactWriter): Fact[] {
  const { pieces, validTo, places, codes } = item as MealItem;
  const { word } = writer;
  const usable = codes.flatMap(({ state, code }) => (state === 'usable' && code !== null ? [code] : []));
  return [
    { label: word('usable_until'), text: writer.day(validTo) },
    { label: word('pieces'), text: String(pieces) },
    ...places.map(({ name, address }, index) => ({
      label: index === 0 ? word('places') : '',
      text: listed(writer, [name, address]),
    })),
    ...factOf(word('codes'), usable.map(inFours).join(' · ')),
  ];
}
