export default {
  'travel.kind.tour': 'Excursão',
  'ledger.reference.tour_order': 'Pedido de excursão',
  'ledger.reference.tour_change': 'Alteração de excursão',
  'proof.payable.tour_order': 'Pedido de excursão',
  'proof.payable.tour_change': 'Alteração de excursão',
  'parameter.travel.unpaid_minutes.tour': 'Minutos que um pedido de excursão não pago é mantido',
  'parameter.travel.auto_review.tour': 'Aprovar pedidos de excursões na hora, sem revisão',
};
