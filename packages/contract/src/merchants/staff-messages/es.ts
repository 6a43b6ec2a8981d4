import type en from './en-US.ts';

export default {
  'permission.people.merchants': 'Comercios',
  'permission.people.merchants.view': 'Ver comercios',
  'permission.people.merchants.edit': 'Editar comercios',
  'merchant.name': 'Nombre',
  'merchant.person': 'Persona de contacto',
  'merchant.phone': 'Teléfono',
  'merchant.email': 'Correo',
  'merchant.note': 'Nota',
  'merchant.note_help': 'Solo la lee el personal de la casa.',
  'merchant.restaurants': 'Restaurantes',
  'merchant.staff': 'Personal',
  'merchant.state': 'Estado',
  'merchant.enabled': 'Activado',
  'merchant.disabled': 'Desactivado',
  'merchant.enabled_help':
    'Desactivado: su personal sale de la sesión y no puede entrar. Sus restaurantes siguen a la venta.',
  'merchant.created': 'Creado',
  'merchant.new': 'Nuevo comercio',
  'merchant.all': 'Todos',
  'merchant.none': 'De la casa',
  'merchant.of': 'Comercio',
  'merchant.of_help': 'El personal de este comercio ve sus reservas, su día y sus códigos. Vacío: de la casa.',
  'merchant.see_restaurants': 'Sus restaurantes',
  'merchant.see_staff': 'Su personal',
  'field.agent_or_merchant': 'Elige un agente o un comercio, no ambos.',
} satisfies Record<keyof typeof en, string>;
