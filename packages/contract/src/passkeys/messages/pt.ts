import shared from '../shared-messages/pt.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.passkey.challenge_over': 'Demorou demais ou já tinha sido feito. Tente de novo.',
  'error.passkey.refused': 'Esta chave de acesso não permite entrar aqui. Entre de outro modo.',
  'error.passkey.not_added': 'Não foi possível adicionar a chave de acesso. Tente de novo ou em outro aparelho.',
  'error.passkey.known': 'Esta chave de acesso já está em uso.',
  'error.passkey.too_many': 'Você pode ter {{max}} chaves de acesso. Remova uma primeiro.',
  'error.passkey.unavailable': 'Neste endereço da loja não é possível usar chaves de acesso.',
  'passkey.text':
    'Entre com o dedo, o rosto ou o bloqueio de tela, sem senha. A chave não sai do seu aparelho nem da conta que a guarda.',
  'passkey.none': 'Ainda não há chaves de acesso',
  'passkey.prove_title': 'Confirme que é você',
  'passkey.prove_text': 'Digite sua senha para continuar.',
  'passkey.continue': 'Continuar',
  'passkey.remove_text':
    'A partir daí ela não permite mais entrar. Seus aparelhos ainda podem oferecê-la; apague-a neles também.',
  'passkey.new_name': 'Chave de acesso',
  'message.open_passkey': 'Ver suas chaves de acesso',
  'message.passkey_added.title': 'Uma chave de acesso foi adicionada',
  'message.passkey_added.text': '“{{name}}” já pode entrar na sua conta. Se não foi você, remova-a e troque sua senha.',
  'message.passkey_removed.title': 'Uma chave de acesso foi removida',
  'message.passkey_removed.text': '“{{name}}” não entra mais na sua conta. Se não foi você, troque sua senha.',
  'message.passkey_copied.title': 'Uma chave de acesso foi recusada',
  'message.passkey_copied.text':
    '“{{name}}” pode ter sido copiada, por isso não entrou. Remova-a e adicione outra em um aparelho de confiança.',
} satisfies Record<keyof typeof en, string>;
