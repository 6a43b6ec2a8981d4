import shared from '../shared-messages/en-US.ts';

export default {
  ...shared,
  'error.report.recounting': 'The days are being counted again. Try once more in a minute.',
} as const;
