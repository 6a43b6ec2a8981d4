import { limits } from '@app/contract/core/limits';
import { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';
import type { Choices } from '../../../ui/choices';
import { TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { Stars } from '../../../ui/stars';
import { hotelChoices } from '../hotel-choices';
import { CommentCell, stateCell } from './comment-cells';

const ratings: Choices = {
  known: (['5', '4', '3', '2', '1'] as const).map((value) => ({
    value,
    label: `hotels.staff.rating_${value}` as const,
  })),
};

export const commentList = defineList({
  endpoint: staffHotelEndpoints.listHotelComments,
  title: 'permission.travel.hotel_comments',
  exportName: 'hotel-comments',
  filters: [
    { key: 'text', kind: 'text', label: 'hotels.staff.comment', max: 60 },
    { key: 'customer', kind: 'text', label: 'orders.customer', placeholder: 'orders.person_hint', max: limits.email },
    { key: 'hotel', kind: 'choice', label: 'hotels.staff.hotel', choices: hotelChoices },
    { key: 'rating', kind: 'choice', label: 'hotels.staff.rating', choices: ratings },
  ],
  tabs: [
    { label: 'hotels.staff.tab.all', query: {}, count: 'all' },
    { label: 'hotels.staff.tab.shown', query: { hidden: '0' }, count: 'shown' },
    { label: 'hotels.staff.tab.hidden', query: { hidden: '1' }, count: 'hidden' },
  ],
  columns: [
    { key: 'text', title: 'hotels.staff.comment', draw: (row) => <CommentCell row={row} />, write: 'text' },
    {
      key: 'hotel',
      title: 'hotels.staff.hotel',
      draw: (row) => <TwoLines top={row.hotel.name} bottom={row.nickname} />,
      write: 'hotel.name',
    },
    { key: 'nickname', title: 'orders.customer', hidden: true },
    {
      key: 'rating',
      title: 'hotels.staff.rating',
      sortable: true,
      draw: (row) => <Stars count={row.rating} />,
    },
    { key: 'createdAt', title: 'hotels.staff.written', as: 'moment', sortable: true },
    {
      key: 'hidden',
      title: 'orders.status',
      draw: stateCell,
      write: { yes: 'hotels.staff.tab.hidden', no: 'hotels.staff.tab.shown' },
    },
    { key: 'reason', title: 'orders.reason', hidden: true },
  ],
});
