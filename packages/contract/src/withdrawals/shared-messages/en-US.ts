export default {
  'withdrawals.fee': 'Fee',
  'withdrawals.tab.all': 'All',
  'withdrawals.state.paid': 'Paid out',
  'withdrawals.state.rejected': 'Rejected',
  'withdrawals.state.payment_failed': 'Payment failed',
  'withdrawals.reason': 'Reason',
  'withdrawals.number': 'Number',
  'withdrawals.provider_number': 'Payment reference',
  'withdrawals.proof': 'Proof of payment',
};
