import type en from './en-US.ts';

export default {
  'permission.trade.logistics': 'Empresas de transporte',
  'permission.trade.logistics.view': 'Ver empresas de transporte',
  'permission.trade.logistics.edit': 'Editar empresas de transporte',
  'field.logistics_code': 'Use letras, cifras, guiones y guiones bajos.',
  'field.tracking_template':
    'Una dirección https con {number} una vez, detrás del dominio: https://example.com/track/{number}',
  'logistics.name': 'Nombre',
  'logistics.code': 'Código',
  'logistics.tracking': 'Dirección de seguimiento',
  'logistics.tracking_help': '{number} es el número de seguimiento. Vacío: el cliente ve el número sin enlace.',
  'logistics.no_tracking': 'Sin enlace',
  'logistics.sort': 'Peso de orden',
  'logistics.sort_help': 'El mayor va primero al enviar.',
  'logistics.enabled': 'Disponible para enviar',
  'logistics.enabled_help': 'Apagada: los pedidos ya enviados la conservan.',
  'logistics.state': 'Estado',
  'logistics.state.on': 'En uso',
  'logistics.state.off': 'Apagada',
  'logistics.parcels': 'Paquetes enviados',
  'logistics.updated': 'Modificada',
  'logistics.new': 'Nueva empresa',
  'logistics.delete': '¿Eliminar {{name}}?',
  'logistics.delete_text': 'No ha llevado ningún paquete. No se puede deshacer.',
  'logistics.deleted': 'Empresa eliminada',
} satisfies Record<keyof typeof en, string>;
