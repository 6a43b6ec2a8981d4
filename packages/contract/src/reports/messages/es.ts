import type en from './en-US.ts';

export default {
  'error.report.recounting': 'Se están recontando los días. Inténtalo de nuevo en un minuto.',
  'field.range_order': 'El último día no puede ser anterior al primero.',
  'field.range_long': 'El periodo tiene demasiados días. Elige uno más corto.',
} satisfies Record<keyof typeof en, string>;
