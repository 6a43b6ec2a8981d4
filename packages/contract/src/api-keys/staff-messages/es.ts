import type en from './en-US.ts';

export default {
  'permission.control.api_keys': 'Claves API',
  'permission.control.api_keys.view': 'Ver las claves API',
  'permission.control.api_keys.edit': 'Crear y revocar claves API',
  'api_key.name': 'Nombre',
  'api_key.name_help': 'Para qué sirve, como el programa que la usa. Aparece en el registro de operaciones.',
  'api_key.key': 'Clave',
  'api_key.for': 'Actúa para',
  'api_key.house': 'La casa',
  'api_key.agent': 'Agente',
  'api_key.agent_help':
    'Solo lee y cambia lo que está por debajo de este agente. Sin agente ni comercio, todo lo de la casa.',
  'api_key.merchant_help': 'Solo lee y cambia lo de los establecimientos de este comercio.',
  'api_key.rights': 'Permisos',
  'api_key.rights_help':
    'Elige los mínimos que el programa necesite. Solo puedes dar permisos que tengas, y la clave pierde los que tú pierdas.',
  'api_key.rights_count': '{{held}} de {{all}}',
  'api_key.addresses': 'Direcciones permitidas',
  'api_key.addresses_help':
    'Una dirección o un rango, como 203.0.113.7 o 203.0.113.0/24. Déjalo vacío para aceptarla desde cualquier lugar.',
  'api_key.add_address': 'Añadir una dirección',
  'api_key.everywhere': 'Cualquiera',
  'api_key.expires': 'Caduca',
  'api_key.expires_help': 'Como máximo, dentro de 366 días.',
  'api_key.made_by': 'Creada por',
  'api_key.account': 'Vende tours a cuenta de',
  'api_key.account_help':
    'Correo del cliente que paga lo que vende, con el saldo de su cartera. Solo para claves que venden tours como revendedor.',
  'api_key.created': 'Creada',
  'api_key.revoked_at': 'Revocada el',
  'api_key.last_used': 'Último uso',
  'api_key.never': 'Nunca',
  'api_key.from': 'desde {{address}}',
  'api_key.state': 'Estado',
  'api_key.all': 'Todas',
  'api_key.state.active': 'Activa',
  'api_key.state.suspended': 'Suspendida',
  'api_key.state.expired': 'Caducada',
  'api_key.state.revoked': 'Revocada',
  'api_key.suspended_note':
    'Quien creó esta clave está desactivado, tiene que cambiar su contraseña o ya no trabaja para quien la clave actúa. Mientras siga así, se rechaza.',
  'api_key.facts': 'Sobre esta clave',
  'api_key.new': 'Nueva clave API',
  'api_key.made': 'La clave está creada',
  'api_key.made_text':
    'Cópiala ahora y guárdala donde el programa la encuentre. Se muestra solo esta vez y no se puede volver a leer.',
  'api_key.revoke': 'Revocar',
  'api_key.revoke_ask': '¿Revocar «{{name}}»?',
  'api_key.revoke_text': 'Los programas que la usan se rechazan desde ahora. No se puede deshacer.',
  'api_key.revoked': 'La clave está revocada',
  'field.address_range': 'Escribe una dirección como 203.0.113.7 o un rango como 203.0.113.0/24.',
  'field.key_account': 'Escribe el correo de una cuenta de cliente activa con la que esta clave pueda vender.',
  'field.key_account_unused':
    'Déjalo vacío: sin el permiso de vender tours como revendedor no se cobra nada a ninguna cuenta.',
  'field.key_no_tours': 'La clave de un comercio no puede vender tours como revendedor.',
  'field.key_expiry': 'Elige un momento a partir de ahora, como máximo dentro de 366 días.',
} satisfies Record<keyof typeof en, string>;
