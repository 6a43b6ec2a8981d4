export default {
  'recharge.state.pending': 'Waiting for payment',
  'recharge.state.under_review': 'Under review',
  'recharge.state.paid': 'Paid',
  'recharge.state.cancelled': 'Cancelled',
  'recharge.state.failed': 'Failed',
};
