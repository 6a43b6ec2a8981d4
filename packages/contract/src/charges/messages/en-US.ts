export default {
  'error.charges.default_stays': 'The default rule stays. Change it instead.',
  'error.charges.place_taken': 'Another rule is for this place already.',
} as const;
