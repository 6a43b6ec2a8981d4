export default {
  'field.coupon_code': 'Letters, digits and hyphens only.',
};
