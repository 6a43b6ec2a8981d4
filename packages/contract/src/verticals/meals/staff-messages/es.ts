import type en from './en-US.ts';

export default {
  'permission.travel.dining_sets': 'Menús prepagados',
  'permission.travel.dining_sets.view': 'Ver menús prepagados',
  'permission.travel.dining_sets.edit': 'Editar menús prepagados',
  'permission.travel.dining_sets.list': 'Poner menús prepagados a la venta',
  'permission.travel.dining_scan': 'Escanear menús prepagados',
  'permission.travel.dining_scan.view': 'Consultar códigos de menús',
  'permission.travel.dining_scan.redeem': 'Usar códigos de menús',
  'permission.travel.dining_scan.undo': 'Deshacer el uso de códigos',
  'travel.kind.diningcombo': 'Menú',
  'permission.travel.meal_report': 'Informe de menús',
  'permission.travel.meal_report.view': 'Ver menús vendidos, usados y vencidos',
  'ledger.reference.diningcombo_order': 'Pedido de menú',
  'ledger.reference.diningcombo_change': 'Cambio de menú',
  'proof.payable.diningcombo_order': 'Pedido de menú',
  'proof.payable.diningcombo_change': 'Cambio de menú',
  'parameter.travel.unpaid_minutes.diningcombo': 'Cuánto se guarda un pedido de menús sin pagar, en minutos',
  'parameter.travel.auto_review.diningcombo': 'Aprobar pedidos de menús al momento, sin revisión',
  'invariant.part.meals': 'Menús',
  'invariant.name.meals.stock_matches': 'Los menús reservados y vendidos son los pedidos',
  'invariant.text.meals.stock_matches':
    'Las unidades reservadas o vendidas de un menú son las de sus pedidos abiertos y las no devueltas, y nunca más de las que hay.',
  'invariant.name.meals.holds_are_open_orders': 'Los pedidos tienen sus unidades',
  'invariant.text.meals.holds_are_open_orders':
    'Cada pedido de menús sin pagar reserva sus unidades, cada uno pagado las tiene y uno cancelado no tiene ninguna.',
  'invariant.name.meals.codes_are_paid': 'Los códigos suman lo pagado',
  'invariant.text.meals.codes_are_paid':
    'Lo pagado por las unidades de un pedido que no se devolvieron, en dinero y puntos, es lo que cuesta el pedido.',
  'invariant.name.meals.expired_are_given_back': 'Las unidades vencidas se devuelven',
  'invariant.text.meals.expired_are_given_back':
    'Un día después de su fin ninguna unidad es utilizable; donde el menú lo dice, se devolvió.',
} satisfies Record<keyof typeof en, string>;
