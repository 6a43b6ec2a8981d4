import shared from '../shared-messages/es.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.report.recounting': 'Se están recontando los días. Inténtalo de nuevo en un minuto.',
} satisfies Record<keyof typeof en, string>;
