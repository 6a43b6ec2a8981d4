import type en from './en-US.ts';

export default {
  'field.range_order': 'El último día no puede ser anterior al primero.',
  'field.range_long': 'El periodo tiene demasiados días. Elige uno más corto.',
} satisfies Record<keyof typeof en, string>;
