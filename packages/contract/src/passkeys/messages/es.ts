import shared from '../shared-messages/es.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.passkey.challenge_over': 'Tardó demasiado o ya se había hecho. Inténtalo de nuevo.',
  'error.passkey.refused': 'Esta llave de acceso no sirve para entrar aquí. Entra de otro modo.',
  'error.passkey.not_added': 'No se pudo añadir la llave de acceso. Inténtalo otra vez o en otro dispositivo.',
  'error.passkey.known': 'Esta llave de acceso ya está en uso.',
  'error.passkey.too_many': 'Puedes tener {{max}} llaves de acceso. Quita una primero.',
  'error.passkey.unavailable': 'En esta dirección de la tienda no se pueden usar llaves de acceso.',
  'passkey.text':
    'Entra con el dedo, la cara o el bloqueo de pantalla, sin contraseña. La llave no sale de tu dispositivo ni de la cuenta que la guarda.',
  'passkey.none': 'Aún no hay llaves de acceso',
  'passkey.prove_title': 'Confirma que eres tú',
  'passkey.prove_text': 'Escribe tu contraseña para seguir.',
  'passkey.continue': 'Continuar',
  'passkey.remove_text':
    'Desde entonces no sirve para entrar. Tus dispositivos pueden seguir ofreciéndola; bórrala también allí.',
  'passkey.new_name': 'Llave de acceso',
  'message.open_passkey': 'Ver tus llaves de acceso',
  'message.passkey_added.title': 'Se añadió una llave de acceso',
  'message.passkey_added.text':
    '«{{name}}» ya puede entrar en tu cuenta. Si no fuiste tú, quítala y cambia tu contraseña.',
  'message.passkey_removed.title': 'Se quitó una llave de acceso',
  'message.passkey_removed.text': '«{{name}}» ya no entra en tu cuenta. Si no fuiste tú, cambia tu contraseña.',
  'message.passkey_copied.title': 'Se rechazó una llave de acceso',
  'message.passkey_copied.text':
    '«{{name}}» puede haberse copiado, así que no entró. Quítala y añade otra en un dispositivo de confianza.',
} satisfies Record<keyof typeof en, string>;
