import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of combos across kinds and their bookings. */
export const comboInvariants: readonly Invariant[] = [
  {
    name: 'combos.slots_are_sound',
    promise: 'A combo has at least two slots that are not optional, all within its days, and flies once at most',
    sql: `
      SELECT m.id, count(s.key) AS slots FROM combo m LEFT JOIN combo_slot s ON s.combo_id = m.id GROUP BY m.id
      HAVING count(s.key) FILTER (WHERE NOT s.optional) < 2 OR max(s.day_offset + s.nights) > m.days
        OR count(s.key) FILTER (WHERE s.rule ->> 'kind' = 'flight') > 1`,
  },
  {
    name: 'combos.orders_follow_slots',
    promise:
      'Every order of a combo is of the kind of the slot that it stands for, and on its days at its place unless it was changed',
    sql: `
      SELECT b.number, o.number AS part, o.kind, o.slot, o.service_from, o.service_to FROM travel_bundle b
      JOIN travel_order o ON o.bundle_id = b.id
      LEFT JOIN LATERAL (SELECT x ->> 'kind' AS kind,
          (b.snapshot ->> 'day')::date + (x ->> 'dayOffset')::int AS day, (x ->> 'nights')::int AS nights
        FROM jsonb_array_elements(b.snapshot -> 'slots') x WHERE x ->> 'key' = o.slot) s ON true
      WHERE b.kind = 'combo' AND (s.kind IS DISTINCT FROM o.kind
        OR NOT EXISTS (SELECT FROM travel_change c WHERE c.order_id = o.id AND c.state = 'done')
          AND NOT EXISTS (SELECT FROM travel_provider_change c WHERE c.order_id = o.id)
          AND (o.kind = 'hotel' AND (o.service_from <> s.day OR o.service_to <> s.day + s.nights)
        OR o.kind = 'tour' AND o.service_from <> s.day
        OR o.kind = 'dining' AND o.service_from NOT BETWEEN s.day AND s.day + 1))`,
  },
  {
    name: 'combos.taken_by_bundles',
    promise:
      'What is taken of a combo is the number of its bundles of which an order is left, and never more than its stock',
    sql: `
      SELECT m.id, m.stock, m.taken, l.living FROM combo m CROSS JOIN LATERAL (SELECT count(*) AS living FROM travel_bundle b
        WHERE b.kind = 'combo' AND b.subject_id = m.id
          AND EXISTS (SELECT FROM travel_order o WHERE o.bundle_id = b.id AND o.state <> 'cancelled')) l
      WHERE m.taken <> l.living OR m.taken > m.stock`,
  },
];
