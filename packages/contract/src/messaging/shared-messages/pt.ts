import type en from './en-US.ts';

export default {
  'message.type.system': 'Sistema',
  'message.type.order': 'Pedido',
  'message.type.wallet': 'Carteira',
  'message.type.promotion': 'Oferta',
  'message.type.service': 'Atendimento',
} satisfies Record<keyof typeof en, string>;
