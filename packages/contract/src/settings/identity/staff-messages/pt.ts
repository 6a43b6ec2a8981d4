import type en from './en-US.ts';

export default {
  'permission.system.identity': 'Identidade da loja',
  'permission.system.identity.view': 'Ver a identidade da loja',
  'permission.system.identity.edit': 'Alterar nome, cor, logotipo e ícone',
  'identity.note':
    'Clientes e equipe a veem em toda parte: nas telas, nos e-mails, nos recibos e no ícone do aplicativo instalado.',
  'identity.name': 'Nome da loja',
  'identity.name_help': 'O mesmo em todos os idiomas. Enquanto estiver vazio, os clientes leem “Loja”.',
  'identity.unnamed': 'Loja',
  'identity.colour': 'Cor da marca',
  'identity.colour_default': 'Usar a cor padrão',
  'identity.colour_readable': 'O texto branco se lê bem sobre ela (contraste {{contrast}} para 1).',
  'identity.colour_darkened':
    'Clara demais para texto branco. Botões e textos usarão {{colour}}, mais escura (contraste {{contrast}} para 1).',
  'identity.logo': 'Logotipo',
  'identity.logo_help':
    'Aparece no lugar do ícone e do nome, sobre fundo branco. Pelo menos 64 px de altura; PNG, JPEG ou WebP.',
  'identity.icon': 'Ícone',
  'identity.icon_help': 'Um quadrado de pelo menos 512 px. Dele saem todos os tamanhos para abas e telefones.',
  'identity.mark.bag': 'Sacola',
  'identity.mark.sails': 'Velas',
  'identity.mark': 'Desenho enquanto não houver ícone',
  'identity.preview': 'Pré-visualização',
  'identity.preview_button': 'Fazer pedido',
  'identity.preview_link': 'Ver tudo',
  'identity.preview_tab': 'Aba do navegador',
  'identity.preview_app': 'Aplicativo instalado',
  'identity.saved': 'Identidade salva. Todas as páginas abertas a mostram em até um minuto.',
} satisfies Record<keyof typeof en, string>;
