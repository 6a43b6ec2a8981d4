import type en from './en-US.ts';

export default {
  'error.oidc.unavailable': 'Esta forma de entrar não está configurada aqui. Entre de outro modo.',
  'error.oidc.unreachable': 'O provedor de acesso não responde. Tente mais tarde ou entre de outro modo.',
  'error.oidc.unreadable': 'A resposta do provedor de acesso não é válida e ninguém entrou. ({{reason}})',
  'error.oidc.sealed': 'O segredo deste provedor de acesso não pode mais ser lido. É preciso digitá-lo de novo.',
  'error.oidc.attempt_over':
    'Este acesso demorou demais, já foi usado, começou em outro navegador ou seu provedor mudou. Comece de novo.',
  'error.oidc.denied': 'O acesso foi cancelado no provedor.',
  'error.oidc.refused': 'O provedor de acesso recusou. ({{reason}})',
  'error.oidc.clock':
    'Os relógios da loja e do provedor de acesso não coincidem, por isso a resposta conta como expirada.',
  'error.oidc.not_linked':
    'Esta conta de {{provider}} não está vinculada a ninguém aqui. Entre com sua senha e vincule-a em “Contas vinculadas”, ou peça a um administrador.',
  'error.oidc.linked_elsewhere': 'Esta conta já está vinculada a outro administrador.',
  'error.oidc.linked_already': 'Já existe uma conta deste provedor vinculada. Desvincule-a primeiro.',
  'error.oidc.unlinks':
    'Outro emissor ou outro dado que identifica desvincula contas da equipe: {{count}}. Abra o provedor novamente e confirme.',
  'error.oidc.too_many': 'Pode haver {{max}} provedores de acesso.',
} satisfies Record<keyof typeof en, string>;
