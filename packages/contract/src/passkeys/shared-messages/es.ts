import type en from './en-US.ts';

export default {
  'passkey.title': 'Llaves de acceso',
  'passkey.made': 'Añadida el {{day}}',
  'passkey.used': 'Último uso: {{day}}',
  'passkey.unused': 'Aún sin usar',
  'passkey.synced': 'Sincronizada',
  'passkey.one_device': 'En un dispositivo',
  'passkey.add': 'Añadir una llave',
  'passkey.added': 'Llave de acceso añadida',
  'passkey.name': 'Nombre',
  'passkey.rename': 'Cambiar nombre',
  'passkey.renamed': 'Nombre guardado',
  'passkey.remove_title': '¿Quitar «{{name}}»?',
  'passkey.removed': 'Llave de acceso quitada',
  'passkey.full': 'Tienes {{max}} llaves de acceso, el máximo. Quita una para añadir otra.',
  'passkey.unsupported':
    'Este navegador no puede crear una llave de acceso aquí. Abre la tienda en su propia dirección, con un navegador que las admita.',
  'passkey.failed': 'El dispositivo no creó ni usó ninguna llave de acceso. Inténtalo otra vez o usa otro modo.',
  'passkey.already_here': 'Este dispositivo ya tiene una llave de acceso de esta cuenta.',
  'passkey.sign_in': 'Entrar con una llave de acceso',
} satisfies Record<keyof typeof en, string>;
