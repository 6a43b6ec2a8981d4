export default {
  'permission.travel.restaurants': 'Restaurants',
  'permission.travel.restaurants.view': 'See restaurants',
  'permission.travel.restaurants.edit': 'Edit restaurants',
  'permission.travel.restaurants.list': 'Put restaurants on sale',
  'permission.travel.dining_book': 'Tables of a day',
  'permission.travel.dining_book.view': 'See the tables of a day',
  'permission.travel.dining_book.seat': 'Seat guests and note no-shows',
  'permission.travel.dining_book.tables': 'Write walk-ins and block tables',
  'travel.kind.dining': 'Table',
  'ledger.reference.dining_order': 'Table order',
  'ledger.reference.dining_change': 'Change of a table',
  'proof.payable.dining_order': 'Table order',
  'proof.payable.dining_change': 'Change of a table',
  'parameter.travel.unpaid_minutes.dining': 'How long an unpaid table order is kept, in minutes',
  'parameter.travel.auto_review.dining': 'Pass table orders at once, without review',
  'invariant.name.dining.never_overbooked': 'Tables are never overbooked',
  'invariant.text.dining.never_overbooked':
    'No quarter of an hour has more tables of a kind held and taken than there are.',
  'invariant.name.dining.quarters_match_bookings': 'Tables taken are those booked',
  'invariant.text.dining.quarters_match_bookings':
    'Tables held and taken in a quarter of an hour are those of bookings over it, of guests who walked in, and of blocks.',
  'invariant.name.dining.pace_matches_arrivals': 'Arrivals are those booked',
  'invariant.text.dining.pace_matches_arrivals':
    'People who arrive in a quarter of an hour are those of the bookings that begin with it, and no more than may.',
  'invariant.name.dining.holds_are_open_orders': 'Orders have their tables',
  'invariant.text.dining.holds_are_open_orders':
    'Every unpaid table order holds its table, every paid one has it, a cancelled one has none.',
  'invariant.name.dining.tables_are_their_orders': 'Tables are those of their orders',
  'invariant.text.dining.tables_are_their_orders':
    'A table is booked for the hour its order is of, and the people it names.',
  'invariant.part.dining': 'Restaurants',
};
