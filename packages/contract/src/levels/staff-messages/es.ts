import type en from './en-US.ts';

export default {
  'permission.people.levels': 'Niveles de miembro',
  'permission.people.levels.view': 'Ver niveles',
  'permission.people.levels.edit': 'Editar niveles',
  'field.level_identifier': 'Solo minúsculas, cifras, guion y guion bajo.',
  'levels.identifier': 'Identificador',
  'levels.name': 'Nombre',
  'levels.image': 'Imagen',
  'levels.threshold': 'Desde un gasto de',
  'levels.discount': 'Descuento',
  'levels.discount_limit': 'Indica un descuento del 0 al 50 %',
  'levels.benefits': 'Ventajas, una por línea',
  'levels.members': 'Miembros',
  'levels.new': 'Nuevo nivel',
  'levels.delete': '¿Borrar «{{name}}»?',
  'levels.delete_text': 'Sus miembros pasan al nivel inferior.',
  'levels.deleted': 'Nivel borrado',
} satisfies Record<keyof typeof en, string>;
