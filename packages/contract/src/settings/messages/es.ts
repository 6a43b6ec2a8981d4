import type en from './en-US.ts';

export default {
  'settings.title': 'Ajustes',
  'settings.account': 'Cuenta y seguridad',
  'settings.profile': 'Perfil',
  'settings.time_zone': 'Zona horaria',
  'settings.time_zone_device': 'La de este dispositivo',
  'settings.time_zone_unknown': 'Este dispositivo no indica su zona horaria: UTC',
  'settings.time_zone_note':
    'Todas tus horas se muestran en esta zona: pedidos, cartera, extractos y correos. Los hoteles usan su hora local.',
  'settings.time_zone_search': 'Ciudad o diferencia con GMT',
  'settings.time_zone_none': 'Ninguna zona contiene esas palabras. Prueba con una ciudad grande cercana.',
  'settings.time_zone_saved': 'Zona horaria cambiada',
  'settings.clear_cache': 'Borrar la caché',
  'settings.clear_title': '¿Borrar lo guardado en este dispositivo?',
  'settings.clear_text':
    'Textos, imágenes y páginas se cargan de nuevo. Sigues con la sesión iniciada y tu carrito se queda.',
  'settings.clear': 'Borrar',
  'settings.cleared': 'Caché borrada',
  'settings.analytics_ask':
    '¿Puede {{host}} contar qué pantallas abres, para que mejoremos la tienda? Sin cookies ni nombres.',
  'settings.analytics_allow': 'Permitir',
  'settings.analytics_refuse': 'No, gracias',
  'settings.analytics_title': 'Contar mis visitas',
  'settings.analytics_note': '{{host}} sabe qué pantallas se abren. Sin cookies ni nombres.',
  'settings.analytics_question': 'Recuento de visitas',
  'settings.version': 'Versión',
  'error.identity.icon_size': 'Un icono es un cuadrado de al menos 512 por 512 píxeles.',
  'error.identity.logo_size': 'Un logotipo mide al menos 64 píxeles de alto y como mucho ocho veces su alto de ancho.',
} satisfies Record<keyof typeof en, string>;
