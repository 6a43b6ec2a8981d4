import shared from '../shared-messages/pt.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.rebate.more_than_owed': 'É mais do que se deve agora. Veja de novo.',
  'rebates.state.pending': 'Pendente',
  'rebates.state.settled': 'Creditada',
  'rebates.state.reversed': 'Estornada',
  'rebates.choose': 'Comissões por estado',
  'rebates.agent': '{{name}}, agente de nível {{level}}, comissão de {{percent}}%',
  'rebates.at.pending': 'Pago em {{moment}}',
  'rebates.at.settled': 'Creditada em {{moment}}',
  'rebates.at.reversed': 'Estornada em {{moment}}',
  'rebates.none.pending_title': 'Nada pendente',
  'rebates.none.pending_text': 'Pedidos pagos de quem você convidou ficam aqui até serem concluídos.',
  'rebates.none.settled_title': 'Nada creditado ainda',
  'rebates.none.settled_text': 'A comissão é creditada quando um pedido de quem você convidou é concluído.',
  'rebates.none.reversed_title': 'Nada estornado',
  'rebates.none.reversed_text': 'Se um pedido for reembolsado depois de concluído, a parte da comissão é estornada.',
  'rebates.agents_only': 'Comissões são para agentes. Pergunte no chat como se tornar um.',
  'rebates.detail': 'Comissão de um pedido',
  'rebates.person': 'Convidado',
  'rebates.ratio': 'Percentual',
  'rebates.ratio_value': '{{percent}}%, como no momento do pedido',
  'rebates.paid_at': 'Pago em',
  'rebates.lines': 'Lançamentos',
  'message.rebate_credited.title': 'Você ganhou uma comissão de {{amount}}',
  'message.rebate_credited.text':
    'O pedido {{number}} de alguém que você convidou foi concluído. {{amount}} está na sua carteira.',
  'message.rebate_reversed.title': '{{amount}} de uma comissão foi estornado',
  'message.rebate_reversed.text':
    'O pedido {{number}} de alguém que você convidou foi reembolsado, por isso a parte da comissão voltou.',
} satisfies Record<keyof typeof en, string>;
