import type en from './en-US.ts';

export default {
  'error.app_version.taken': 'Esta plataforma ya tiene esta versión.',
  'error.app_version.published': 'Una versión publicada no se puede eliminar. Retírala primero.',
  'app.new_ready': 'Hay una versión nueva',
  'app.new_forced_title': 'Actualiza para continuar',
  'app.new_forced_text': 'Para usar {{brand}} se necesita la versión {{version}}. No se pierde nada de tu carrito.',
  'app.new_again_text':
    'Este dispositivo sigue abriendo la versión {{current}}, pero se necesita la {{version}}. Borra lo que guarda y vuelve a cargar. Sigues con la sesión iniciada y tu carrito se queda.',
  'app.update': 'Actualizar ahora',
  'app.clear_and_load': 'Borrar y volver a cargar',
  'app.whats_new': 'Novedades',
  'app.your_version': 'Este dispositivo tiene la versión {{version}}',
  'app.install': 'Instalar la app',
  'app.installed': '{{brand}}: aplicación instalada',
} satisfies Record<keyof typeof en, string>;
