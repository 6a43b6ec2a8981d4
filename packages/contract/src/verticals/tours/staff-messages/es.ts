export default {
  'travel.kind.tour': 'Tour',
  'ledger.reference.tour_order': 'Pedido de tour',
  'ledger.reference.tour_change': 'Cambio de un tour',
  'proof.payable.tour_order': 'Pedido de tour',
  'proof.payable.tour_change': 'Cambio de un tour',
  'parameter.travel.unpaid_minutes.tour': 'Minutos que se conserva un pedido de tour sin pagar',
  'parameter.travel.auto_review.tour': 'Aprobar los pedidos de tours al momento, sin revisión',
};
