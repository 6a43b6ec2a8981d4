export default {
  'message.type.system': 'System',
  'message.type.order': 'Order',
  'message.type.wallet': 'Wallet',
  'message.type.promotion': 'Offer',
  'message.type.service': 'Service',
};
