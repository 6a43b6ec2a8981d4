export default {
  'error.cart.empty': 'Choose at least one item first.',
  'error.cart.full': 'Your cart holds 100 different items. Remove one first.',
} as const;
