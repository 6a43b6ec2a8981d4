import type en from './en-US.ts';

export default {
  'error.ledger.same_person':
    'Outra pessoa precisa aprovar o que você solicitou: se não houver mais ninguém, adicione um administrador ou aumente os parâmetros wallet.adjustment_review_usd e wallet.adjustment_review_points.',
  'error.ledger.adjustment_decided': 'Este ajuste já foi decidido.',
  'message.balance_added.title': 'Ajustamos seu saldo',
  'message.balance_added.text': '{{amount}} foram adicionados à sua carteira.',
  'message.balance_taken.title': 'Ajustamos seu saldo',
  'message.balance_taken.text': '{{amount}} foram descontados da sua carteira. Se não esperava por isso, fale conosco.',
  'message.points_added.title': 'Ajustamos seus pontos',
  'message.points_added.text': 'Pontos adicionados: {{amount}}.',
  'message.points_taken.title': 'Ajustamos seus pontos',
  'message.points_taken.text': 'Pontos descontados: {{amount}}. Se não esperava por isso, fale conosco.',
} satisfies Record<keyof typeof en, string>;
