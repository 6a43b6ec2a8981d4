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
  'error.identity.icon_size': 'Um ícone é um quadrado de pelo menos 512 por 512 pixels.',
  'error.identity.logo_size':
    'Um logotipo tem pelo menos 64 pixels de altura e no máximo oito vezes a altura em largura.',
} satisfies Record<keyof typeof en, string>;
