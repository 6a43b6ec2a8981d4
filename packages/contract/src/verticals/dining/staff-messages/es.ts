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
  'invariant.part.dining': 'Restaurantes',
} satisfies Record<keyof typeof en, string>;
