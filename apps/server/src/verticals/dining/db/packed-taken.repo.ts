import type { Queryable } from '../../../platform/db/connect.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { type Hold, PackedTaken, type QuarterArrivals } from '../domain/packed-taken.ts';

type Row = {
  readonly id: string;
  /** Kinds of table with their quarters: eight bytes each, the quarter and how many are left. */
  readonly areas: readonly (readonly [areaId: string, quarters: string])[] | null;
  readonly arrivals: readonly QuarterArrivals[] | null;
  readonly holds: readonly Hold[] | null;
};

const QUARTER_BYTES = 8;

function quartersIn(areaId: string, text: string) {
  const bytes = Buffer.from(text, 'base64');
  const count = bytes.length / QUARTER_BYTES;
  const quarters = new Int32Array(count);
  const left = new Int32Array(count);
  for (let at = 0; at < count; at += 1) {
    quarters[at] = bytes.readInt32BE(at * QUARTER_BYTES);
    left[at] = bytes.readInt32BE(at * QUARTER_BYTES + 4);
  }
  return { areaId, quarters, left };
}

const NOTHING = new PackedTaken({ areas: [], arrivals: [], holds: [] });

const packed = ({ areas, arrivals, holds }: Row): PackedTaken =>
  areas || arrivals
    ? new PackedTaken({
        areas: (areas ?? []).map(([areaId, text]) => quartersIn(areaId, text)),
        arrivals: arrivals ?? [],
        holds: holds ?? [],
      })
    : NOTHING;

/**
 * What is taken of restaurants from a quarter on, by the restaurant's id, in one snapshot. What is held counts as taken with the moment until
 * which it is (see `freeTables` of `takenOf`, which reckons the same in the database).
 */
export async function packedTaken(
  db: Queryable,
  ids: readonly string[],
  from: number,
): Promise<Map<string, PackedTaken>> {
  const { rows } = await staticSql<Row>`
    SELECT r.id,
      (SELECT json_agg(json_build_array(a.id, translate(encode(t.quarters, 'base64'), E'\n', '')))
        FROM dining_area a CROSS JOIN LATERAL (
          SELECT string_agg(int4send(q.quarter) || int4send(q.total - q.held - q.taken), '' ORDER BY q.quarter) AS quarters
          FROM dining_quarter q WHERE q.area_id = a.id AND q.quarter >= ${from}::int) t
        WHERE a.restaurant_id = r.id AND t.quarters IS NOT NULL) AS areas,
      (SELECT json_agg(json_build_object('quarter', p.quarter, 'covers', p.covers) ORDER BY p.quarter)
        FROM dining_pace p WHERE p.restaurant_id = r.id AND p.quarter >= ${from}::int AND p.covers > 0) AS arrivals,
      (SELECT json_agg(h.held) FROM (
        SELECT json_build_object('until', ceil(extract(epoch FROM b.expires_at) * 1000), 'had', NULL, 'areaId', b.area_id,
          'from', b.starts_quarter, 'to', b.starts_quarter + b.quarters, 'tables', b.tables, 'covers', b.covers) AS held
        FROM dining_booking b WHERE b.restaurant_id = r.id AND b.state = 'held' AND b.starts_quarter + b.quarters > ${from}::int
        UNION ALL
        SELECT json_build_object('until', ceil(extract(epoch FROM c.expires_at) * 1000),
          'had', json_build_object('areaId', b.area_id, 'from', b.starts_quarter, 'to', b.starts_quarter + b.quarters,
            'tables', b.tables, 'covers', b.covers),
          'areaId', c.area_id, 'from', c.starts_quarter, 'to', c.starts_quarter + c.quarters, 'tables', c.tables,
          'covers', c.covers)
        FROM dining_area a JOIN dining_change c ON c.area_id = a.id JOIN dining_booking b ON b.order_id = c.order_id
        WHERE a.restaurant_id = r.id
        UNION ALL
        SELECT json_build_object('until', ceil(extract(epoch FROM w.offer_until) * 1000), 'had', NULL, 'areaId', w.offer_area_id,
          'from', w.offer_quarter, 'to', w.offer_quarter + w.offer_quarters, 'tables', w.offer_tables,
          'covers', w.adults + cardinality(w.child_ages))
        FROM dining_area a JOIN dining_wait w ON w.offer_area_id = a.id AND w.state = 'offered'
        WHERE a.restaurant_id = r.id) h) AS holds
    FROM unnest(${[...ids]}::uuid[]) r(id)`.execute(db);
  return new Map(rows.map((row) => [row.id, packed(row)]));
}
