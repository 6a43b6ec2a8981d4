import { useT } from '@app/client/i18n';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import type { ChangedRow } from '../price-change-sheet.tsx';

/** Returns what differs between two quotes of a stay beside the price: the room, what is eaten, until when one may stay. */
export function useChangedStay(): (before: TravelSubject, after: TravelSubject) => ChangedRow[] {
  const t = useT();
  const parts: readonly (readonly [name: string, say: (item: HotelItem) => string])[] = [
    [t('hotels.rooms'), ({ room }) => room],
    [t('hotels.meals'), ({ board }) => t(`hotels.board.${board}`)],
    [t('travel.check_out'), ({ checkOutUntil }) => t('travel.before_hour', { hour: checkOutUntil })],
  ];
  return (before, after) =>
    parts.flatMap(([name, say]) => {
      const [was, is] = [say(before.item as HotelItem), say(after.item as HotelItem)];
      return was === is ? [] : [{ name, before: was, after: is }];
    });
}
