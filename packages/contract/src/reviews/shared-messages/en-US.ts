export default {
  'report.reason.offensive': 'Offensive',
  'report.reason.advertising': 'Advertising',
  'report.reason.private': 'Shows private matters',
  'report.reason.not_the_product': 'Not about the product',
  'report.reason.other': 'Something else',
};
