import shared from '../shared-messages/pt.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'passkey.remove': 'Remover',
  'passkey.own_text':
    'Uma chave de acesso permite entrar com o dedo, o rosto ou o bloqueio de tela, no lugar de usuário, senha e imagem. O autenticador vinculado continua sendo pedido, a menos que a loja diga o contrário.',
  'passkey.own_none': 'Você ainda não tem chaves de acesso.',
  'passkey.of_none': 'Sem chaves de acesso.',
  'passkey.password': 'Senha atual',
  'passkey.code': 'Seis dígitos do autenticador',
  'passkey.add_text': 'Digite sua senha. O navegador perguntará depois qual aparelho guardará a chave.',
  'passkey.remove_own': 'A partir daí ela não permite mais entrar.',
  'passkey.remove_of_text': 'Não poderá mais entrar com ela. As sessões abertas continuam.',
} satisfies Record<keyof typeof en, string>;
