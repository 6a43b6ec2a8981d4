import type en from './en-US.ts';

export default {
  'error.meal.offline': 'Este menú no se vende ahora.',
  'error.meal.sold_out': 'No quedan tantas unidades.',
  'error.meal.per_customer': 'Cada cliente puede tener menos unidades de este menú.',
  'error.meal.not_refundable': 'Las unidades de este pedido no se devuelven.',
  'error.meal.not_unused': 'Alguna de estas unidades ya no está sin usar.',
  'error.meal.refund_changed': 'El importe que se devuelve no es el que viste. Vuelve a mirarlo.',
  'error.meal.unknown_code': 'No hay ningún menú con este código.',
  'error.meal.used': 'Este código ya se usó.',
  'error.meal.given_back': 'Esta unidad se devolvió.',
  'error.meal.expired': 'Este código ya no se puede usar.',
  'error.meal.wrong_place': 'Este menú no se sirve en este restaurante.',
  'error.meal.closed_day': 'Este menú no se sirve este día.',
  'error.meal.closed_hour': 'Este menú no se sirve a esta hora.',
  'error.meal.table_limit': 'No se pueden usar más unidades de este pedido en una visita.',
  'error.meal.undo_late': 'Solo quien lo escaneó puede deshacerlo, dentro de una hora.',
  'field.meal_pieces': 'Se pueden pedir 20 unidades a la vez como máximo.',
  'field.meal_policy': 'Acepta las condiciones para pedir.',
  'error.meal.stock_sold': 'Ya se han vendido más unidades.',
  'travel.kind.diningcombo': 'Menú',
  'travel.booking_of.diningcombo': 'Menú',
  'message.meal_ending.title': '{{title}}: úsalo hasta el {{until}}',
  'message.meal_ending.text':
    'Sin usar del pedido {{number}}: {{pieces}}. Mira los códigos y qué pasa con las que no uses.',
  'message.open_diningcombo_order': 'Ver el pedido',
  'message.open_diningcombo_change': 'Ver el pedido',
} satisfies Record<keyof typeof en, string>;
