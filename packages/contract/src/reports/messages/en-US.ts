export default {
  'error.report.recounting': 'The days are being counted again. Try once more in a minute.',
  'field.range_order': 'The last day must not be before the first.',
  'field.range_long': 'This range has too many days. Choose a shorter one.',
} as const;
