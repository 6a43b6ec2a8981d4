import type en from './en-US.ts';

export default {
  'recharge.state.pending': 'Aguardando pagamento',
  'recharge.state.under_review': 'Em análise',
  'recharge.state.paid': 'Paga',
  'recharge.state.cancelled': 'Cancelada',
  'recharge.state.failed': 'Falhou',
} satisfies Record<keyof typeof en, string>;
