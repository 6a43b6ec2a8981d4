import type en from './en-US.ts';

export default {
  'error.order.already_reviewed': 'Isto já foi avaliado.',
  'error.order.not_allowed': 'O pedido mudou. Veja de novo o que pode ser feito.',
  'error.order.over_limit': 'No máximo {{limit}} deste produto por pedido.',
  'error.order.quote_changed': 'Algo mudou. Confira o novo total.',
  'error.order.quote_expired': 'Este preço expirou. Vamos calcular de novo.',
  'error.order.spec_incomplete': 'Escolha todas as opções.',
  'error.order.unpaid_exists': 'Você tem um pedido não pago. Pague ou cancele-o.',
} satisfies Record<keyof typeof en, string>;
