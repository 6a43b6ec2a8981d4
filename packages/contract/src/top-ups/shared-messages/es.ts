import type en from './en-US.ts';

export default {
  'recharge.state.pending': 'Pendiente de pago',
  'recharge.state.under_review': 'En revisión',
  'recharge.state.paid': 'Pagada',
  'recharge.state.cancelled': 'Cancelada',
  'recharge.state.failed': 'Fallida',
} satisfies Record<keyof typeof en, string>;
