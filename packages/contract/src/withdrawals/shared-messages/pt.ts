import type en from './en-US.ts';

export default {
  'withdrawals.fee': 'Taxa',
  'withdrawals.tab.all': 'Todos',
  'withdrawals.state.paid': 'Pago',
  'withdrawals.state.rejected': 'Recusado',
  'withdrawals.state.payment_failed': 'Pagamento falhou',
  'withdrawals.reason': 'Motivo',
  'withdrawals.number': 'Número',
  'withdrawals.provider_number': 'Referência do pagamento',
  'withdrawals.proof': 'Comprovante de pagamento',
} satisfies Record<keyof typeof en, string>;
