export default {
  'travel.kind.tour': 'Tour',
  'ledger.reference.tour_order': 'Tour order',
  'ledger.reference.tour_change': 'Change of a tour',
  'proof.payable.tour_order': 'Tour order',
  'proof.payable.tour_change': 'Change of a tour',
  'parameter.travel.unpaid_minutes.tour': 'How long an unpaid tour order is kept, in minutes',
  'parameter.travel.auto_review.tour': 'Pass tour orders at once, without review',
};
