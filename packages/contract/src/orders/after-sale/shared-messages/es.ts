import type en from './en-US.ts';

export default {
  'error.after_sale.over_cap': 'No se puede devolver más de lo que suma este caso.',
  'after_sale.reason.other': 'Otro motivo',
  'after_sale.kind.return': 'Devolución',
} satisfies Record<keyof typeof en, string>;
