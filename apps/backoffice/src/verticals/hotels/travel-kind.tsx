import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { IconBed } from '@tabler/icons-react';
import { request } from '../../api/request';
import { defineChange } from '../../features/travel/define-change';
import type { TravelKindLook } from '../../features/travel/travel-kinds';
import { comma } from '../../text/in-my-language';
import { defineForm } from '../../ui/form/define-form';
import type { CellContext } from '../../ui/list/define-list';

const party = ({ adults, childAges }: HotelItem['rooms'][number], { t }: CellContext): string =>
  [
    t('hotels.staff.adults', { count: adults }),
    childAges.length > 0 ? t('hotels.staff.children', { count: childAges.length, ages: childAges.join(comma()) }) : '',
  ]
    .filter(Boolean)
    .join(comma());

type Nights = { checkIn: string; checkOut: string };

const nightsForm = defineForm<Nights>()([
  { name: 'checkIn', kind: 'day', label: 'travel.staff.change_from', required: true, half: true },
  { name: 'checkOut', kind: 'day', label: 'travel.staff.change_to', required: true, half: true },
]);

/** How hotel orders are drawn among travel orders: the item of their subject is a `HotelItem`. */
const hotel: TravelKindLook = {
  kind: 'hotel',
  icon: IconBed,
  unit: 'hotels.staff.room_number',
  change: defineChange<Nights>({
    useFields: () => nightsForm,
    initial: ({ service }) => ({ checkIn: service.from, checkOut: service.to }),
    quote: ({ id }, body) => request(calls.quoteStayChange, { params: { id }, body }),
    make: ({ id, version }, given, idempotencyKey) =>
      request(calls.changeStay, { params: { id }, body: { version, ...given } }, { idempotencyKey }),
  }),
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
          <div key={index}>{party(room, ctx)}</div>
        )),
      ],
      [t('hotels.staff.hours'), t('hotels.staff.hours_text', { from: item.checkInFrom, until: item.checkOutUntil })],
    ];
  },
};
export default hotel;
