import type en from './en-US.ts';

export default {
  'error.meal.offline': 'Este menu não está à venda agora.',
  'error.meal.sold_out': 'Não restam tantas unidades.',
  'error.meal.per_customer': 'Cada cliente pode ter menos unidades deste menu.',
  'error.meal.not_refundable': 'As unidades deste pedido não podem ser devolvidas.',
  'error.meal.not_unused': 'Alguma destas unidades já não está sem uso.',
  'error.meal.refund_changed': 'O valor devolvido não é o que você viu. Veja de novo.',
  'error.meal.unknown_code': 'Não há menu com este código.',
  'error.meal.used': 'Este código já foi usado.',
  'error.meal.given_back': 'Esta unidade foi devolvida.',
  'error.meal.expired': 'Este código já não pode ser usado.',
  'error.meal.wrong_place': 'Este menu não é servido neste restaurante.',
  'error.meal.closed_day': 'Este menu não é servido neste dia.',
  'error.meal.closed_hour': 'Este menu não é servido a esta hora.',
  'error.meal.table_limit': 'Não se podem usar mais unidades deste pedido em uma visita.',
  'error.meal.undo_late': 'Só quem escaneou pode desfazer, dentro de uma hora.',
  'field.meal_pieces': 'Podem ser pedidas no máximo 20 unidades de uma vez.',
  'field.meal_policy': 'Aceite as condições para pedir.',
  'error.meal.stock_sold': 'Já foram vendidas mais unidades.',
  'travel.kind.diningcombo': 'Menu',
  'travel.booking_of.diningcombo': 'Menu',
  'message.meal_ending.title': '{{title}}: use até {{until}}',
  'message.meal_ending.text':
    'Sem usar do pedido {{number}}: {{pieces}}. Veja os códigos e o que acontece com as que você não usar.',
  'message.open_diningcombo_order': 'Ver o pedido',
  'message.open_diningcombo_change': 'Ver o pedido',
} satisfies Record<keyof typeof en, string>;
