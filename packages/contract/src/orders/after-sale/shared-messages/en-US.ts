export default {
  'error.after_sale.over_cap': 'More than this case comes to cannot be given back.',
  'after_sale.reason.other': 'Another reason',
  'after_sale.kind.return': 'Return',
};
