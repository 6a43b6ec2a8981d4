export default {
  'permission.travel.dining_sets': 'Set meals',
  'permission.travel.dining_sets.view': 'See set meals',
  'permission.travel.dining_sets.edit': 'Edit set meals',
  'permission.travel.dining_sets.list': 'Put set meals on sale',
  'permission.travel.dining_scan': 'Scan set meals',
  'permission.travel.dining_scan.view': 'Look up codes of set meals',
  'permission.travel.dining_scan.redeem': 'Use codes of set meals',
  'permission.travel.dining_scan.undo': 'Undo the use of codes',
  'travel.kind.diningcombo': 'Set meal',
  'permission.travel.meal_report': 'Set meal report',
  'permission.travel.meal_report.view': 'See set meals sold, used and expired',
  'ledger.reference.diningcombo_order': 'Set meal order',
  'ledger.reference.diningcombo_change': 'Change of set meals',
  'proof.payable.diningcombo_order': 'Set meal order',
  'proof.payable.diningcombo_change': 'Change of set meals',
  'parameter.travel.unpaid_minutes.diningcombo': 'How long an unpaid order of set meals is kept, in minutes',
  'parameter.travel.auto_review.diningcombo': 'Pass orders of set meals at once, without review',
  'invariant.part.meals': 'Set meals',
  'invariant.name.meals.stock_matches': 'Set meals held and sold are those ordered',
  'invariant.text.meals.stock_matches':
    'Pieces of a set meal that are held or sold are those of its open orders and those not given back, and never more than there are.',
  'invariant.name.meals.holds_are_open_orders': 'Orders have their pieces',
  'invariant.text.meals.holds_are_open_orders':
    'Every unpaid order of set meals holds its pieces, every paid one has them, a cancelled one has none.',
  'invariant.name.meals.codes_are_paid': 'Codes sum to what was paid',
  'invariant.text.meals.codes_are_paid':
    'What was paid for the pieces of an order that are not given back, in money and points, is what the order costs.',
  'invariant.name.meals.expired_are_given_back': 'Expired pieces are given back',
  'invariant.text.meals.expired_are_given_back':
    'A day after its end no piece is usable any more; where the set says so, it was given back.',
} as const;
