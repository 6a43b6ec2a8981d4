export default {
  'rebates.order': 'Order',
  'rebates.paid': 'Paid',
  'rebates.refunded': 'Refunded',
  'rebates.expected': 'Expected',
  'rebates.completed_at': 'Completed on',
  'rebates.no_lines': 'Nothing is booked before the order completes.',
};
