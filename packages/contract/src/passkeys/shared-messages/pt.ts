import type en from './en-US.ts';

export default {
  'passkey.title': 'Chaves de acesso',
  'passkey.made': 'Adicionada em {{day}}',
  'passkey.used': 'Último uso: {{day}}',
  'passkey.unused': 'Ainda não usada',
  'passkey.synced': 'Sincronizada',
  'passkey.one_device': 'Em um aparelho',
  'passkey.add': 'Adicionar uma chave',
  'passkey.added': 'Chave de acesso adicionada',
  'passkey.name': 'Nome',
  'passkey.rename': 'Renomear',
  'passkey.renamed': 'Nome salvo',
  'passkey.remove_title': 'Remover “{{name}}”?',
  'passkey.removed': 'Chave de acesso removida',
  'passkey.full': 'Você tem {{max}} chaves de acesso, o máximo. Remova uma para adicionar outra.',
  'passkey.unsupported':
    'Este navegador não pode criar uma chave de acesso aqui. Abra a loja no endereço dela, em um navegador compatível.',
  'passkey.failed': 'O aparelho não criou nem usou uma chave de acesso. Tente de novo ou use outro meio.',
  'passkey.already_here': 'Este aparelho já tem uma chave de acesso desta conta.',
  'passkey.sign_in': 'Entrar com uma chave de acesso',
} satisfies Record<keyof typeof en, string>;
