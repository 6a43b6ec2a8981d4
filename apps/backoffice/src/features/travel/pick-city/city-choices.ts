import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import { inMyLanguage } from '../../../text/in-my-language';
import { choicesFrom } from '../../../ui/choices';

/** The cities that staff filter by: the first hundred by name. */
export const cityChoices = choicesFrom(
  calls.listCities,
  ({ list }) => list.map(({ id, name }) => ({ value: id, label: inMyLanguage(name) })),
  { query: { limit: '100', sort: 'name', order: 'asc' } },
);
