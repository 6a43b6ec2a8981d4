export default {
  'permission.reports.funnel': 'Visits to orders',
  'permission.reports.funnel.view': 'See visits, carts and orders by source',
  'funnel.title': 'Visits to orders',
  'funnel.source': 'Source',
  'funnel.source.direct': 'Direct',
  'funnel.period': 'Days',
  'funnel.kind': 'What is bought',
  'funnel.kind.bundle': 'Combos and several at once',
  'funnel.step.view': 'Viewed',
  'funnel.step.cart': 'Into the cart',
  'funnel.step.checkout': 'Order form',
  'funnel.step.placed': 'Ordered',
  'funnel.step.paid': 'Paid',
  'funnel.conversion': 'Paid of viewed',
  'funnel.text':
    'Counted without cookies and without anything that names a person. The source is what a link names as utm_source, or the site that led here. Orders count on the day they are placed, as paid once they are.',
};
