import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { IconBed } from '@tabler/icons-react';
import type { TravelKindLook } from '../../features/travel/travel-kinds';
import { comma } from '../../text/in-my-language';
import { changeStay, partyText } from './change-stay';

/** How hotel orders are drawn among travel orders: the item of their subject is a `HotelItem`. */
const hotel: TravelKindLook = {
  kind: 'hotel',
  icon: IconBed,
  unit: 'hotels.staff.room_number',
  change: changeStay,
  facts: (subject, ctx) => {
    const { t } = ctx;
    const item = subject as unknown as HotelItem;
    return [
      [t('hotels.staff.nights'), t('hotels.staff.nights_count', { count: item.nights })],
      [t('hotels.staff.room'), item.room],
      [t('hotels.staff.plan'), [item.plan, t(`hotels.board.${item.board}`)].join(comma())],
      [
        t('hotels.staff.party'),
        item.rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms never move
          <div key={index}>{partyText(room, ctx)}</div>
        )),
      ],
      [t('hotels.staff.hours'), t('hotels.staff.hours_text', { from: item.checkInFrom, until: item.checkOutUntil })],
    ];
  },
};
export default hotel;
