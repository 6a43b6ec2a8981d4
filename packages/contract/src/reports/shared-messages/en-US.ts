export default {
  'field.range_order': 'The last day must not be before the first.',
  'field.range_long': 'This range has too many days. Choose a shorter one.',
};
