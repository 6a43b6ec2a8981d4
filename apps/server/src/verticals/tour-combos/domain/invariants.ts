import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of combos of tours and their bookings. */
export const comboInvariants: readonly Invariant[] = [
  {
    name: 'tours.combos_have_tours',
    promise: 'A combo has two to six tours, in one row without gaps, and at least two of them are not optional',
    sql: `
      SELECT m.id, count(p.tour_id) AS tours, count(p.tour_id) FILTER (WHERE NOT p.optional) AS needed
      FROM tour_combo m LEFT JOIN tour_combo_part p ON p.combo_id = m.id GROUP BY m.id
      HAVING count(p.tour_id) NOT BETWEEN 2 AND 6 OR count(p.tour_id) FILTER (WHERE NOT p.optional) < 2
        OR max(p.position) <> count(p.tour_id) - 1`,
  },
  {
    name: 'tours.combo_orders_are_its_tours',
    promise: 'Every order of a combo is on a departure of the tour that it stands for',
    sql: `
      SELECT b.number, o.number AS tour_order, o.kind, o.slot, d.tour_id FROM travel_bundle b
      JOIN travel_order o ON o.bundle_id = b.id LEFT JOIN tour_booking k ON k.order_id = o.id
      LEFT JOIN tour_departure d ON d.id = k.departure_id
      WHERE b.kind = 'tourcombo' AND (o.kind <> 'tour' OR d.tour_id::text IS DISTINCT FROM o.slot)`,
  },
  {
    name: 'tours.combo_orders_fit_together',
    promise: 'The tours of a combo as they were booked do not overlap, and begin within its days',
    sql: `
      SELECT b.number, o.number AS one, n.number AS other FROM travel_bundle b
      JOIN travel_order o ON o.bundle_id = b.id JOIN travel_order n ON n.bundle_id = b.id AND n.id <> o.id
      JOIN tour_booking ok ON ok.order_id = o.id JOIN tour_departure od ON od.id = ok.departure_id
      JOIN tour_booking nk ON nk.order_id = n.id JOIN tour_departure nd ON nd.id = nk.departure_id
      WHERE b.kind = 'tourcombo'
        AND NOT EXISTS (SELECT FROM travel_change c WHERE c.order_id IN (o.id, n.id) AND c.state = 'done')
        AND NOT EXISTS (SELECT FROM travel_provider_change c WHERE c.order_id IN (o.id, n.id)) AND ((od.starts_at, od.id) <= (nd.starts_at, nd.id) AND od.ends_at > nd.starts_at
        OR nd.day - od.day > (b.snapshot ->> 'windowDays')::int)`,
  },
];
