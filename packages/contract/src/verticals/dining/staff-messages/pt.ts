import type en from './en-US.ts';

export default {
  'permission.travel.restaurants': 'Restaurantes',
  'permission.travel.restaurants.view': 'Ver restaurantes',
  'permission.travel.restaurants.edit': 'Editar restaurantes',
  'permission.travel.restaurants.list': 'Publicar restaurantes',
  'permission.travel.dining_book': 'Mesas do dia',
  'permission.travel.dining_book.view': 'Ver as mesas do dia',
  'permission.travel.dining_book.seat': 'Sentar clientes e anotar ausências',
  'permission.travel.dining_book.tables': 'Anotar clientes sem reserva e bloquear mesas',
  'travel.kind.dining': 'Mesa',
  'ledger.reference.dining_order': 'Pedido de mesa',
  'ledger.reference.dining_change': 'Alteração de mesa',
  'proof.payable.dining_order': 'Pedido de mesa',
  'proof.payable.dining_change': 'Alteração de mesa',
  'parameter.travel.unpaid_minutes.dining': 'Quanto se guarda um pedido de mesa sem pagar, em minutos',
  'parameter.travel.auto_review.dining': 'Aprovar pedidos de mesa na hora, sem revisão',
  'invariant.name.dining.never_overbooked': 'Nunca há mesas a mais',
  'invariant.text.dining.never_overbooked':
    'Em nenhum quarto de hora há mais mesas de um tipo retidas e ocupadas do que as existentes.',
  'invariant.name.dining.quarters_match_bookings': 'As mesas ocupadas são as reservadas',
  'invariant.text.dining.quarters_match_bookings':
    'As mesas retidas e ocupadas num quarto de hora são as das suas reservas, clientes sem reserva e bloqueios.',
  'invariant.name.dining.pace_matches_arrivals': 'As chegadas são as reservadas',
  'invariant.text.dining.pace_matches_arrivals':
    'As pessoas que chegam num quarto de hora são as das reservas que começam nele, e não mais do que as permitidas.',
  'invariant.name.dining.holds_are_open_orders': 'Os pedidos têm a sua mesa',
  'invariant.text.dining.holds_are_open_orders':
    'Todo pedido por pagar retém a sua mesa, todo pago tem-na e um cancelado não tem nenhuma.',
  'invariant.name.dining.tables_are_their_orders': 'As mesas são as dos seus pedidos',
  'invariant.text.dining.tables_are_their_orders':
    'Uma mesa está reservada para a hora do seu pedido e as pessoas que nomeia.',
  'invariant.part.dining': 'Restaurantes',
} satisfies Record<keyof typeof en, string>;
