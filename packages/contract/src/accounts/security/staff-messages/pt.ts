import type en from './en-US.ts';

export default {
  'permission.people': 'Pessoas',
  'permission.people.deletions': 'Pedidos de exclusão',
  'permission.people.deletions.view': 'Ver pedidos de exclusão',
  'people.customer': 'Cliente',
  'people.email_hint': 'Nome, e-mail ou telefone',
  'people.reason': 'Motivo',
  'people.held_up_by': 'Adiado por',
  'people.requested': 'Pedido em',
  'people.ends': 'Exclusão em',
  'people.ended': 'Encerrado',
  'people.status': 'Status',
  'people.erased': 'Apagado',
  'people.tab.all': 'Todos',
  'people.deletion.waiting': 'Aguardando',
  'people.deletion.withdrawn': 'Retirado',
  'people.deletion.done': 'Excluída',
  'people.blocker.balance': 'Saldo',
  'people.blocker.held': 'Dinheiro retido',
  'people.blocker.orders': 'Pedidos em aberto',
} satisfies Record<keyof typeof en, string>;
