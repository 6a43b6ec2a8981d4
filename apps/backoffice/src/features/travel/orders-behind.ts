import type { TravelKind } from '@app/contract/travel/kinds';
import { listLink } from '../../ui/list/list-link';
import type { Behind } from '../../ui/report/behind';
import { TRAVEL_ORDERS_PATH } from './travel-paths';

/** The list of the orders of a kind that a figure counts, about one thing where the report is of it. */
export const ordersBehind = (
  kind: TravelKind,
  { days, standing, once }: Pick<Behind<string>, 'days' | 'standing'> & { readonly once?: boolean },
  about: { readonly subject?: string | undefined; readonly city?: string | undefined } = {},
): string =>
  listLink(TRAVEL_ORDERS_PATH, {
    kind,
    countedFrom: days.from,
    countedTo: days.to,
    ...(standing ? { standing } : {}),
    ...(once ? { countedBy: 'start' } : {}),
    ...(about.subject ? { subject: about.subject } : {}),
    ...(about.city && !about.subject ? { city: about.city } : {}),
  });
