import type en from './en-US.ts';

export default {
  'settings.title': 'Configurações',
  'settings.account': 'Conta e segurança',
  'settings.profile': 'Perfil',
  'settings.clear_cache': 'Limpar o cache',
  'settings.clear_title': 'Limpar o que está guardado neste dispositivo?',
  'settings.clear_text': 'Textos, imagens e páginas são carregados de novo. Você continua conectado e o carrinho fica.',
  'settings.clear': 'Limpar',
  'settings.cleared': 'Cache limpo',
  'settings.version': 'Versão',
} satisfies Record<keyof typeof en, string>;
