import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import type { Shop } from './shop.ts';

/** What the list of travel orders shows for a filter: how many, whose, and what they come to. */
export async function ordersListed(
  shop: Pick<Shop, 'call'>,
  token: string,
  query: Readonly<Record<string, string>>,
): Promise<{ total: number; ids: string[]; payableUsd: number; guests: number; bundles: number }> {
  const { data } = await shop.call(desk.listTravelOrders, { token, query: { ...query, limit: '100' } as never });
  const sum = (each: (row: (typeof data.list)[number]) => number) => data.list.reduce((all, row) => all + each(row), 0);
  return {
    total: data.total,
    ids: data.list.map(({ id }) => id),
    payableUsd: sum((row) => row.payableUsd),
    guests: sum((row) => row.guests),
    bundles: new Set(data.list.map((row) => row.bundle?.id)).size,
  };
}
