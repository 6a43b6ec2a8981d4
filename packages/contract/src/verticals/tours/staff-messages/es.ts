export default {
  'travel.kind.tour': 'Tour',
  'ledger.reference.tour_order': 'Pedido de tour',
  'ledger.reference.tour_change': 'Cambio de un tour',
  'proof.payable.tour_order': 'Pedido de tour',
  'proof.payable.tour_change': 'Cambio de un tour',
  'parameter.travel.unpaid_minutes.tour': 'Minutos que se conserva un pedido de tour sin pagar',
  'parameter.travel.auto_review.tour': 'Aprobar los pedidos de tours al momento, sin revisión',
  'invariant.name.tours.places_match_bookings': 'Plazas y reservas',
  'invariant.text.tours.places_match_bookings':
    'Las plazas retenidas y vendidas de una salida son las de sus reservas.',
  'invariant.name.tours.never_oversold': 'Nunca se vende de más',
  'invariant.text.tours.never_oversold': 'Ninguna salida tiene más plazas retenidas y vendidas de las que hay.',
  'invariant.name.tours.holds_are_open_orders': 'Plazas de un pedido',
  'invariant.text.tours.holds_are_open_orders':
    'Cada pedido de tour sin pagar retiene sus plazas, cada pagado las tiene y uno cancelado ninguna.',
  'invariant.name.tours.places_are_the_party': 'Plazas y personas',
  'invariant.text.tours.places_are_the_party':
    'Una reserva tiene tantas plazas como personas de su pedido que ocupan una.',
  'invariant.name.tours.enough_is_guaranteed': 'Con gente suficiente se garantiza',
  'invariant.text.tours.enough_is_guaranteed':
    'Una salida que bastantes han pagado está garantizada, salvo que se cancelara.',
  'invariant.name.tours.confirmed_are_guaranteed': 'Confirmado es garantizado',
  'invariant.text.tours.confirmed_are_guaranteed': 'Ningún pedido está confirmado en una salida sin garantizar.',
  'invariant.name.tours.cancelled_are_empty': 'Salidas canceladas',
  'invariant.text.tours.cancelled_are_empty':
    'Un cuarto de hora después de cancelar una salida, ningún pedido abierto sigue en ella.',
  'invariant.part.tours': 'Tours',
};
