import type en from './en-US.ts';

export default {
  'permission.system.identity': 'Identidad de la tienda',
  'permission.system.identity.view': 'Ver la identidad de la tienda',
  'permission.system.identity.edit': 'Cambiar nombre, color, logotipo e icono',
  'identity.note':
    'Clientes y personal la ven en todas partes: en pantallas, correos, recibos y en el icono de la aplicación instalada.',
  'identity.name': 'Nombre de la tienda',
  'identity.name_help': 'El mismo en todos los idiomas. Mientras esté vacío, se lee «Tienda».',
  'identity.unnamed': 'Tienda',
  'identity.colour': 'Color de la marca',
  'identity.colour_default': 'Usar el color estándar',
  'identity.colour_readable': 'El texto blanco se lee bien sobre él (contraste {{contrast}} a 1).',
  'identity.colour_darkened':
    'Demasiado claro para texto blanco. Botones y textos usarán {{colour}}, más oscuro (contraste {{contrast}} a 1).',
  'identity.logo': 'Logotipo',
  'identity.logo_help':
    'Se muestra en lugar del icono y el nombre, sobre fondo blanco. Al menos 64 px de alto; PNG, JPEG o WebP.',
  'identity.icon': 'Icono',
  'identity.icon_help': 'Un cuadrado de al menos 512 px. De él salen todos los tamaños para pestañas y teléfonos.',
  'identity.mark.bag': 'Bolsa',
  'identity.mark.sails': 'Velas',
  'identity.mark': 'Dibujo mientras no haya icono',
  'identity.preview': 'Vista previa',
  'identity.preview_button': 'Hacer el pedido',
  'identity.preview_link': 'Ver todo',
  'identity.preview_tab': 'Pestaña del navegador',
  'identity.preview_app': 'Aplicación instalada',
  'identity.saved': 'Identidad guardada. Todas las páginas abiertas la muestran en un minuto.',
} satisfies Record<keyof typeof en, string>;
