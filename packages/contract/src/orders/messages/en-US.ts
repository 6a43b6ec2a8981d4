export default {
  'error.order.already_reviewed': 'This was already reviewed.',
  'error.order.not_allowed': 'This order has moved on. Look again at what can be done.',
  'error.order.over_limit': 'At most {{limit}} of this product per order.',
  'error.order.quote_changed': 'Something has changed since you looked. Check the new total.',
  'error.order.quote_expired': 'This price has expired. We have worked it out again.',
  'error.order.spec_incomplete': 'Choose every option first.',
  'error.order.unpaid_exists': 'You have an unpaid order. Pay or cancel it first.',
} as const;
