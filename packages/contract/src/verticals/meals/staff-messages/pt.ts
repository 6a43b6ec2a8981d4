import type en from './en-US.ts';

export default {
  'permission.travel.dining_sets': 'Menus pré-pagos',
  'permission.travel.dining_sets.view': 'Ver menus pré-pagos',
  'permission.travel.dining_sets.edit': 'Editar menus pré-pagos',
  'permission.travel.dining_sets.list': 'Colocar menus pré-pagos à venda',
  'permission.travel.dining_scan': 'Escanear menus pré-pagos',
  'permission.travel.dining_scan.view': 'Consultar códigos de menus',
  'permission.travel.dining_scan.redeem': 'Usar códigos de menus',
  'permission.travel.dining_scan.undo': 'Desfazer o uso de códigos',
  'travel.kind.diningcombo': 'Menu',
  'permission.travel.meal_report': 'Relatório de menus',
  'permission.travel.meal_report.view': 'Ver menus vendidos, usados e vencidos',
  'ledger.reference.diningcombo_order': 'Pedido de menu',
  'ledger.reference.diningcombo_change': 'Mudança de menu',
  'proof.payable.diningcombo_order': 'Pedido de menu',
  'proof.payable.diningcombo_change': 'Mudança de menu',
  'parameter.travel.unpaid_minutes.diningcombo': 'Quanto tempo um pedido de menus sem pagamento é guardado, em minutos',
  'parameter.travel.auto_review.diningcombo': 'Aprovar pedidos de menus na hora, sem análise',
  'invariant.part.meals': 'Menus',
  'invariant.name.meals.stock_matches': 'Os menus reservados e vendidos são os pedidos',
  'invariant.text.meals.stock_matches':
    'As unidades reservadas ou vendidas de um menu são as dos pedidos abertos e as não devolvidas, e nunca mais do que existem.',
  'invariant.name.meals.holds_are_open_orders': 'Os pedidos têm suas unidades',
  'invariant.text.meals.holds_are_open_orders':
    'Cada pedido de menus sem pagamento reserva suas unidades, cada um pago as tem e um cancelado não tem nenhuma.',
  'invariant.name.meals.codes_are_paid': 'Os códigos somam o que foi pago',
  'invariant.text.meals.codes_are_paid':
    'O que foi pago pelas unidades de um pedido que não foram devolvidas, em dinheiro e pontos, é o que o pedido custa.',
  'invariant.name.meals.expired_are_given_back': 'As unidades vencidas são devolvidas',
  'invariant.text.meals.expired_are_given_back':
    'Um dia depois do fim nenhuma unidade é utilizável; onde o menu diz, foi devolvida.',
} satisfies Record<keyof typeof en, string>;
