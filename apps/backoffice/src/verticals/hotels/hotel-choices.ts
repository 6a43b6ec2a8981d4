import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { choicesFrom } from '../../ui/choices';

/** The hotels that staff filter by. */
export const hotelChoices = choicesFrom(calls.hotelChoices, (list) =>
  list.map(({ id, name }) => ({ value: id, label: name })),
);
