import shared from '../shared-messages/es.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.rebate.more_than_owed': 'Es más de lo que se debe ahora. Míralo de nuevo.',
  'rebates.state.pending': 'Pendiente',
  'rebates.state.settled': 'Abonado',
  'rebates.state.reversed': 'Retirado',
  'rebates.choose': 'Comisiones por estado',
  'rebates.agent': '{{name}}, agente de nivel {{level}}, comisión del {{percent}} %',
  'rebates.at.pending': 'Pagado el {{moment}}',
  'rebates.at.settled': 'Abonado el {{moment}}',
  'rebates.at.reversed': 'Retirado el {{moment}}',
  'rebates.none.pending_title': 'Nada pendiente',
  'rebates.none.pending_text': 'Aquí están los pedidos pagados de tus invitados hasta que se completan.',
  'rebates.none.settled_title': 'Aún no hay abonos',
  'rebates.none.settled_text': 'La comisión se abona cuando se completa un pedido de alguien a quien invitaste.',
  'rebates.none.reversed_title': 'Nada retirado',
  'rebates.none.reversed_text': 'Si un pedido se reembolsa después de completarse, se retira su parte de la comisión.',
  'rebates.agents_only': 'Las comisiones son para agentes. Pregúntanos en el chat cómo serlo.',
  'rebates.detail': 'Comisión de un pedido',
  'rebates.person': 'Invitado',
  'rebates.ratio': 'Porcentaje',
  'rebates.ratio_value': '{{percent}} %, como al hacer el pedido',
  'rebates.paid_at': 'Fecha de pago',
  'rebates.lines': 'Movimientos',
  'message.rebate_credited.title': 'Ganaste una comisión de {{amount}}',
  'message.rebate_credited.text':
    'El pedido {{number}} de alguien que invitaste se completó. {{amount}} está en tu cartera.',
  'message.rebate_reversed.title': 'Se retiraron {{amount}} de una comisión',
  'message.rebate_reversed.text':
    'El pedido {{number}} de alguien que invitaste se reembolsó, por eso su parte de la comisión volvió.',
} satisfies Record<keyof typeof en, string>;
