import type en from './en-US.ts';

export default {
  'message.type.system': 'Sistema',
  'message.type.order': 'Pedido',
  'message.type.wallet': 'Cartera',
  'message.type.promotion': 'Oferta',
  'message.type.service': 'Atención',
} satisfies Record<keyof typeof en, string>;
