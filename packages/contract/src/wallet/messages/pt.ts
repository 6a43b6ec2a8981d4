import type en from './en-US.ts';

export default {
  'error.wallet.insufficient_balance':
    'Sua carteira não tem saldo suficiente. Recarregue ou escolha outra forma de pagamento.',
  'error.wallet.insufficient_points': 'Você não tem pontos suficientes.',
  'error.wallet.points_locked': 'Verifique seu e-mail para usar os pontos do cadastro.',
  'wallet.kind.payment': 'Pagamento',
  'wallet.kind.refund': 'Reembolso',
  'wallet.kind.late_payment': 'Pagamento que chegou tarde, creditado na sua carteira',
  'wallet.kind.top_up': 'Recarga',
  'wallet.kind.withdrawal_hold': 'Saque solicitado',
  'wallet.kind.withdrawal_release': 'Saque devolvido',
  'wallet.kind.withdrawal_paid': 'Saque pago',
  'wallet.kind.transfer': 'Transferência',
  'wallet.kind.rebate': 'Comissão de um pedido',
  'wallet.kind.rebate_back': 'Comissão estornada',
  'wallet.kind.adjustment': 'Ajuste da Avela',
  'wallet.kind.points_sign_up': 'Pontos pelo cadastro',
  'wallet.kind.points_email': 'Pontos por verificar o e-mail',
  'wallet.kind.points_earned': 'Pontos de um pedido',
  'wallet.kind.points_earned_back': 'Pontos de pedido reembolsado estornados',
  'wallet.kind.points_spent': 'Pontos usados em um pedido',
  'wallet.kind.points_returned': 'Pontos de pedido cancelado devolvidos',
} satisfies Record<keyof typeof en, string>;
