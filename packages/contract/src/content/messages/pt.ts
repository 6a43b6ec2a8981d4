import type en from './en-US.ts';

export default {
  'content.home_title': 'Início',
  'content.search_hint': 'Buscar produtos',
  'content.banners': 'Destaques',
  'content.leaving_title': 'Sair da Avela',
  'content.leaving_text': 'Este link abre {{host}} em uma nova aba. Não somos responsáveis por esse site.',
  'content.leave': 'Abrir o site',
  'content.travel': 'Viagens',
  'content.flash_deals': 'Ofertas relâmpago',
  'content.ends_in': 'Termina em',
  'content.claimed': '{{percent}}% vendido',
  'content.picked_for_you': 'Escolhidos para você',
  'content.new_arrivals': 'Novidades',
  'content.more_to_love': 'Mais para você',
} satisfies Record<keyof typeof en, string>;
