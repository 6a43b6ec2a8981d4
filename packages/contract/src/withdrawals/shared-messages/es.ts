import type en from './en-US.ts';

export default {
  'withdrawals.fee': 'Comisión',
  'withdrawals.tab.all': 'Todos',
  'withdrawals.state.paid': 'Pagado',
  'withdrawals.state.rejected': 'Rechazado',
  'withdrawals.state.payment_failed': 'Pago fallido',
  'withdrawals.reason': 'Motivo',
  'withdrawals.number': 'Número',
  'withdrawals.provider_number': 'Referencia del pago',
  'withdrawals.proof': 'Comprobante de pago',
} satisfies Record<keyof typeof en, string>;
