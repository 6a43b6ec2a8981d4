import type en from './en-US.ts';

export default {
  'error.after_sale.over_cap': 'Não é possível devolver mais do que este caso soma.',
  'after_sale.reason.other': 'Outro motivo',
  'after_sale.kind.return': 'Devolução',
} satisfies Record<keyof typeof en, string>;
