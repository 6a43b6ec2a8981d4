import { sql } from 'kysely';
import { productsAs } from '../../../catalog/core.ts';
import { travelDealsAs } from '../../../travel-deals/core.ts';

const travelDeals = travelDealsAs('d');
const products = productsAs('p');

/** The names of a deal of any kind, switched on or not: of the goods that it is on, or its own title. */
export const dealNames = (id: string) => sql`
  SELECT ${products.name} FROM flash_deal f JOIN ${products.table} ON ${products.id} = f.product_id WHERE f.id = ${id}
  UNION ALL SELECT ${travelDeals.title} FROM ${travelDeals.table} WHERE ${travelDeals.id} = ${id}`;

/** The deals that have a page: switched on and not over. One changes as it begins. */
export const listedDeals = sql`
  SELECT f.id::text, ${products.name}, CASE WHEN f.starts_at < app_now() THEN greatest(f.changed_at,
    f.starts_at) ELSE f.changed_at END AS changed_at
  FROM flash_deal f JOIN ${products.table} ON ${products.id} = f.product_id AND ${products.isOnline} WHERE f.enabled
    AND f.ends_at > app_now()
  UNION ALL
  SELECT ${travelDeals.id}::text, ${travelDeals.title}, CASE WHEN ${travelDeals.startsAt} < app_now()
    THEN greatest(${travelDeals.changedAt}, ${travelDeals.startsAt}) ELSE ${travelDeals.changedAt} END
  FROM ${travelDeals.table} WHERE ${travelDeals.isOn} AND ${travelDeals.endsAt} > app_now()`;
