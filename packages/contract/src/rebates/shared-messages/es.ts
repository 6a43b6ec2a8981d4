import type en from './en-US.ts';

export default {
  'rebates.order': 'Pedido',
  'rebates.paid': 'Pagado',
  'rebates.refunded': 'Reembolsado',
  'rebates.expected': 'Previsto',
  'rebates.completed_at': 'Completado el',
  'rebates.no_lines': 'No se abona nada hasta que el pedido se complete.',
} satisfies Record<keyof typeof en, string>;
