export default {
  'travel.kind.tour': 'Excursão',
  'ledger.reference.tour_order': 'Pedido de excursão',
  'ledger.reference.tour_change': 'Alteração de excursão',
  'proof.payable.tour_order': 'Pedido de excursão',
  'proof.payable.tour_change': 'Alteração de excursão',
  'parameter.travel.unpaid_minutes.tour': 'Minutos que um pedido de excursão não pago é mantido',
  'parameter.travel.auto_review.tour': 'Aprovar pedidos de excursões na hora, sem revisão',
  'invariant.name.tours.places_match_bookings': 'Lugares e reservas',
  'invariant.text.tours.places_match_bookings': 'Os lugares retidos e vendidos de uma saída são os das suas reservas.',
  'invariant.name.tours.never_oversold': 'Nunca se vende a mais',
  'invariant.text.tours.never_oversold': 'Nenhuma saída tem mais lugares retidos e vendidos do que existem.',
  'invariant.name.tours.holds_are_open_orders': 'Lugares de um pedido',
  'invariant.text.tours.holds_are_open_orders':
    'Cada pedido de excursão não pago retém os lugares, cada pago os tem e um cancelado nenhum.',
  'invariant.name.tours.places_are_the_party': 'Lugares e pessoas',
  'invariant.text.tours.places_are_the_party': 'Uma reserva tem tantos lugares quantas pessoas do pedido ocupam um.',
  'invariant.name.tours.enough_is_guaranteed': 'Gente suficiente garante',
  'invariant.text.tours.enough_is_guaranteed':
    'Uma saída que gente suficiente pagou está garantida, a menos que tenha sido cancelada.',
  'invariant.name.tours.confirmed_are_guaranteed': 'Confirmado é garantido',
  'invariant.text.tours.confirmed_are_guaranteed': 'Nenhum pedido está confirmado numa saída não garantida.',
  'invariant.name.tours.cancelled_are_empty': 'Saídas canceladas',
  'invariant.text.tours.cancelled_are_empty':
    'Quinze minutos após cancelar uma saída, nenhum pedido aberto continua nela.',
  'invariant.part.tours': 'Excursões',
};
