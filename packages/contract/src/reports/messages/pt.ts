import shared from '../shared-messages/pt.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.report.recounting': 'Os dias estão sendo recontados. Tente de novo em um minuto.',
} satisfies Record<keyof typeof en, string>;
