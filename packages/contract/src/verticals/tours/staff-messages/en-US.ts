export default {
  'travel.kind.tour': 'Tour',
  'ledger.reference.tour_order': 'Tour order',
  'ledger.reference.tour_change': 'Change of a tour',
  'proof.payable.tour_order': 'Tour order',
  'proof.payable.tour_change': 'Change of a tour',
  'parameter.travel.unpaid_minutes.tour': 'How long an unpaid tour order is kept, in minutes',
  'parameter.travel.auto_review.tour': 'Pass tour orders at once, without review',
  'invariant.name.tours.places_match_bookings': 'Places and bookings',
  'invariant.text.tours.places_match_bookings': 'Places held and sold on a departure are those of the bookings on it.',
  'invariant.name.tours.never_oversold': 'Places are never oversold',
  'invariant.text.tours.never_oversold': 'No departure has more places held and sold than there are.',
  'invariant.name.tours.holds_are_open_orders': 'Places of an order',
  'invariant.text.tours.holds_are_open_orders':
    'Every unpaid tour order holds its places, every paid one has them, a cancelled one has none.',
  'invariant.name.tours.places_are_the_party': 'Places and people',
  'invariant.text.tours.places_are_the_party': 'A booking has as many places as the people of its order that take one.',
  'invariant.name.tours.enough_is_guaranteed': 'Enough people guarantee',
  'invariant.text.tours.enough_is_guaranteed':
    'A departure that enough have paid for is guaranteed, unless it was cancelled.',
  'invariant.name.tours.confirmed_are_guaranteed': 'Confirmed means guaranteed',
  'invariant.text.tours.confirmed_are_guaranteed': 'No order is confirmed on a departure that is not guaranteed.',
  'invariant.name.tours.cancelled_are_empty': 'Cancelled departures',
  'invariant.text.tours.cancelled_are_empty':
    'A quarter of an hour after a departure was cancelled no order that is not over is on it.',
  'invariant.part.tours': 'Tours',
};
