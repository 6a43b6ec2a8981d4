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
  'invariant.part.dining': 'Restaurantes',
} satisfies Record<keyof typeof en, string>;
