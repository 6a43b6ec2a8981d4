import { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';
import { cityChoices } from '../../../features/travel/pick-city/city-choices';
import { defineList } from '../../../ui/list/define-list';
import { facilityChoices, starChoices } from '../hotel-words';
import { HotelFlag, hotelCell, placeCell, scoreCell, starsCell } from './hotel-cells';

export const hotelList = defineList({
  endpoint: staffHotelEndpoints.listHotels,
  title: 'permission.travel.hotels',
  exportName: 'hotels',
  filters: [
    { key: 'name', kind: 'text', label: 'hotels.staff.name', max: 60 },
    { key: 'city', kind: 'choice', label: 'hotels.staff.city', choices: cityChoices },
    { key: 'stars', kind: 'choice', label: 'hotels.staff.stars', choices: starChoices },
    { key: 'facility', kind: 'choice', label: 'hotels.staff.facility', choices: facilityChoices },
    { key: 'hot', kind: 'flag', label: 'hotels.staff.hot' },
    { key: 'calendars', kind: 'flag', label: 'hotels.staff.calendars_filter' },
  ],
  tabs: [
    { label: 'hotels.staff.tab.all', query: {}, count: 'all' },
    { label: 'hotels.staff.tab.online', query: { online: '1' }, count: 'online' },
    { label: 'hotels.staff.tab.offline', query: { online: '0' }, count: 'offline' },
  ],
  columns: [
    { key: 'name', title: 'hotels.staff.hotel', render: hotelCell, sortable: true },
    { key: 'city', title: 'hotels.staff.city', render: placeCell, write: 'city.name' },
    { key: 'area', title: 'hotels.staff.area', hidden: true },
    { key: 'stars', title: 'hotels.staff.stars', render: starsCell, sortable: true },
    { key: 'roomTypes', title: 'hotels.staff.room_types', as: 'count' },
    { key: 'ratePlans', title: 'hotels.staff.plans', as: 'count', hidden: true },
    { key: 'units', title: 'hotels.staff.units', as: 'count', hidden: true },
    { key: 'score', title: 'hotels.staff.score', render: scoreCell, align: 'right', sortable: true },
    { key: 'reviews', title: 'hotels.staff.reviews', as: 'count', hidden: true },
    { key: 'sortWeight', title: 'hotels.staff.sort', as: 'count', sortable: true, hidden: true },
    { key: 'createdAt', title: 'hotels.staff.created', as: 'moment', sortable: true, hidden: true },
    { key: 'hot', title: 'hotels.staff.hot', render: (row) => <HotelFlag row={row} flag="hot" /> },
    { key: 'online', title: 'hotels.staff.online', render: (row) => <HotelFlag row={row} flag="online" /> },
  ],
});
