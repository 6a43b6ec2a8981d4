import type en from './en-US.ts';

export default {
  'permission.travel.restaurants': 'Restaurantes',
  'permission.travel.restaurants.view': 'Ver restaurantes',
  'permission.travel.restaurants.edit': 'Editar restaurantes',
  'permission.travel.restaurants.list': 'Publicar restaurantes',
  'permission.travel.dining_book': 'Mesas del día',
  'permission.travel.dining_book.view': 'Ver las mesas del día',
  'permission.travel.dining_book.seat': 'Sentar clientes y anotar ausencias',
  'permission.travel.dining_book.tables': 'Anotar clientes sin reserva y bloquear mesas',
  'travel.kind.dining': 'Mesa',
  'ledger.reference.dining_order': 'Pedido de mesa',
  'ledger.reference.dining_change': 'Cambio de mesa',
  'proof.payable.dining_order': 'Pedido de mesa',
  'proof.payable.dining_change': 'Cambio de mesa',
  'parameter.travel.unpaid_minutes.dining': 'Cuánto se conserva un pedido de mesa sin pagar, en minutos',
  'parameter.travel.auto_review.dining': 'Aprobar los pedidos de mesa al momento, sin revisión',
  'invariant.name.dining.never_overbooked': 'Nunca hay mesas de más',
  'invariant.text.dining.never_overbooked':
    'En ningún cuarto de hora hay más mesas de un tipo retenidas y ocupadas que las que existen.',
  'invariant.name.dining.quarters_match_bookings': 'Las mesas ocupadas son las reservadas',
  'invariant.text.dining.quarters_match_bookings':
    'Las mesas retenidas y ocupadas en un cuarto de hora son las de sus reservas, clientes sin reserva y bloqueos.',
  'invariant.name.dining.pace_matches_arrivals': 'Las llegadas son las reservadas',
  'invariant.text.dining.pace_matches_arrivals':
    'Las personas que llegan en un cuarto de hora son las de las reservas que empiezan en él, y no más de las permitidas.',
  'invariant.name.dining.holds_are_open_orders': 'Los pedidos tienen su mesa',
  'invariant.text.dining.holds_are_open_orders':
    'Todo pedido sin pagar retiene su mesa, todo pagado la tiene y uno cancelado no tiene ninguna.',
  'invariant.name.dining.tables_are_their_orders': 'Las mesas son las de sus pedidos',
  'invariant.text.dining.tables_are_their_orders':
    'Una mesa está reservada para la hora de su pedido y las personas que nombra.',
  'invariant.part.dining': 'Restaurantes',
} satisfies Record<keyof typeof en, string>;
