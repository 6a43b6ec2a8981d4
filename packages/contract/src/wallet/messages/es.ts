import type en from './en-US.ts';

export default {
  'error.wallet.insufficient_balance': 'No hay saldo suficiente en tu cartera. Recárgala o elige otra forma de pago.',
  'error.wallet.insufficient_points': 'No tienes puntos suficientes.',
  'error.wallet.points_locked': 'Verifica tu correo para usar los puntos de registro.',
  'wallet.kind.payment': 'Pago',
  'wallet.kind.refund': 'Reembolso',
  'wallet.kind.late_payment': 'Pago que llegó tarde, abonado a tu cartera',
  'wallet.kind.top_up': 'Recarga',
  'wallet.kind.withdrawal_hold': 'Retiro solicitado',
  'wallet.kind.withdrawal_release': 'Retiro devuelto',
  'wallet.kind.withdrawal_paid': 'Retiro pagado',
  'wallet.kind.transfer': 'Transferencia',
  'wallet.kind.rebate': 'Comisión por un pedido',
  'wallet.kind.rebate_back': 'Comisión retirada',
  'wallet.kind.adjustment': 'Ajuste de Avela',
  'wallet.kind.points_sign_up': 'Puntos por registrarte',
  'wallet.kind.points_email': 'Puntos por verificar tu correo',
  'wallet.kind.points_earned': 'Puntos de un pedido',
  'wallet.kind.points_earned_back': 'Puntos retirados por un reembolso',
  'wallet.kind.points_spent': 'Puntos usados en un pedido',
  'wallet.kind.points_returned': 'Puntos devueltos de un pedido cancelado',
} satisfies Record<keyof typeof en, string>;
