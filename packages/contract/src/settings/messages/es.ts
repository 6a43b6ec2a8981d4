import type en from './en-US.ts';

export default {
  'settings.title': 'Ajustes',
  'settings.account': 'Cuenta y seguridad',
  'settings.profile': 'Perfil',
  'settings.clear_cache': 'Borrar la caché',
  'settings.clear_title': '¿Borrar lo guardado en este dispositivo?',
  'settings.clear_text':
    'Textos, imágenes y páginas se cargan de nuevo. Sigues con la sesión iniciada y tu carrito se queda.',
  'settings.clear': 'Borrar',
  'settings.cleared': 'Caché borrada',
  'settings.version': 'Versión',
  'error.identity.icon_size': 'Un icono es un cuadrado de al menos 512 por 512 píxeles.',
  'error.identity.logo_size': 'Un logotipo mide al menos 64 píxeles de alto y como mucho ocho veces su alto de ancho.',
} satisfies Record<keyof typeof en, string>;
