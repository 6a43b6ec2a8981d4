import type en from './en-US.ts';

export default {
  'rebates.order': 'Pedido',
  'rebates.paid': 'Pago',
  'rebates.refunded': 'Reembolsado',
  'rebates.expected': 'Previsto',
  'rebates.completed_at': 'Concluído em',
  'rebates.no_lines': 'Nada é lançado antes de o pedido ser concluído.',
} satisfies Record<keyof typeof en, string>;
