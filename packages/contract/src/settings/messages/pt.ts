import type en from './en-US.ts';

export default {
  'settings.title': 'Configurações',
  'settings.account': 'Conta e segurança',
  'settings.profile': 'Perfil',
  'settings.time_zone': 'Fuso horário',
  'settings.time_zone_device': 'O mesmo deste dispositivo',
  'settings.time_zone_unknown': 'Este dispositivo não informa o fuso horário: UTC',
  'settings.time_zone_note':
    'Todos os seus horários aparecem neste fuso: pedidos, carteira, extratos e e-mails. Os hotéis seguem a hora local.',
  'settings.time_zone_search': 'Cidade ou diferença de GMT',
  'settings.time_zone_none': 'Nenhum fuso tem essas palavras. Tente uma cidade grande próxima.',
  'settings.time_zone_saved': 'Fuso horário alterado',
  'settings.clear_cache': 'Limpar o cache',
  'settings.clear_title': 'Limpar o que está guardado neste dispositivo?',
  'settings.clear_text': 'Textos, imagens e páginas são carregados de novo. Você continua conectado e o carrinho fica.',
  'settings.clear': 'Limpar',
  'settings.cleared': 'Cache limpo',
  'settings.analytics_ask':
    '{{host}} pode contar quais telas você abre, para melhorarmos a loja? Sem cookies e sem nomes.',
  'settings.analytics_allow': 'Permitir',
  'settings.analytics_refuse': 'Não, obrigado',
  'settings.analytics_title': 'Contar minhas visitas',
  'settings.analytics_note': '{{host}} fica sabendo quais telas são abertas. Sem cookies e sem nomes.',
  'settings.analytics_question': 'Contagem de visitas',
  'settings.version': 'Versão',
  'error.identity.icon_size': 'Um ícone é um quadrado de pelo menos 512 por 512 pixels.',
  'error.identity.logo_size':
    'Um logotipo tem pelo menos 64 pixels de altura e no máximo oito vezes a altura em largura.',
} satisfies Record<keyof typeof en, string>;
