import type en from './en-US.ts';

export default {
  'error.ledger.same_person':
    'Otra persona debe aprobar lo que tú solicitaste: si no hay nadie más, añade un administrador o sube los parámetros wallet.adjustment_review_usd y wallet.adjustment_review_points.',
  'error.ledger.adjustment_decided': 'Este ajuste ya se resolvió.',
  'message.balance_added.title': 'Ajustamos tu saldo',
  'message.balance_added.text': 'Se añadieron {{amount}} a tu cartera.',
  'message.balance_taken.title': 'Ajustamos tu saldo',
  'message.balance_taken.text': 'Se descontaron {{amount}} de tu cartera. Si no lo esperabas, escríbenos.',
  'message.points_added.title': 'Ajustamos tus puntos',
  'message.points_added.text': 'Puntos añadidos: {{amount}}.',
  'message.points_taken.title': 'Ajustamos tus puntos',
  'message.points_taken.text': 'Puntos descontados: {{amount}}. Si no lo esperabas, escríbenos.',
} satisfies Record<keyof typeof en, string>;
