import shared from '../shared-messages/es.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'passkey.remove': 'Quitar',
  'passkey.own_text':
    'Una llave de acceso te deja entrar con el dedo, la cara o el bloqueo de pantalla, en lugar del usuario, la contraseña y la imagen. Si tienes un autenticador se sigue pidiendo, salvo que la tienda diga otra cosa.',
  'passkey.own_none': 'Aún no tienes llaves de acceso.',
  'passkey.of_none': 'Sin llaves de acceso.',
  'passkey.password': 'Contraseña actual',
  'passkey.code': 'Seis cifras del autenticador',
  'passkey.add_text': 'Escribe tu contraseña. El navegador preguntará después qué dispositivo guardará la llave.',
  'passkey.remove_own': 'Desde entonces ya no te deja entrar.',
  'passkey.remove_of_text': 'Ya no podrá entrar con ella. Las sesiones abiertas siguen.',
} satisfies Record<keyof typeof en, string>;
