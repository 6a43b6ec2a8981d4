import type en from './en-US.ts';

export default {
  'permission.people': 'Personas',
  'permission.people.deletions': 'Solicitudes de eliminación',
  'permission.people.deletions.view': 'Ver solicitudes de eliminación',
  'people.customer': 'Cliente',
  'people.email_hint': 'Nombre, correo o teléfono',
  'people.reason': 'Motivo',
  'people.held_up_by': 'Detenida por',
  'people.requested': 'Pedida',
  'people.ends': 'Se elimina',
  'people.ended': 'Terminada',
  'people.status': 'Estado',
  'people.erased': 'Borrado',
  'people.tab.all': 'Todas',
  'people.deletion.waiting': 'En espera',
  'people.deletion.withdrawn': 'Retirada',
  'people.deletion.done': 'Eliminada',
  'people.blocker.balance': 'Saldo',
  'people.blocker.held': 'Dinero retenido',
  'people.blocker.orders': 'Pedidos abiertos',
} satisfies Record<keyof typeof en, string>;
