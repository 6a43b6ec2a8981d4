import type en from './en-US.ts';

export default {
  'page.open_app': 'Abrir em {{brand}}',
  'page.way': 'Onde você está',
  'page.languages': 'Idiomas',
  'page.rating': '{{score}} de {{best}}, segundo {{count}} avaliações',
  'page.points': '{{count}} pontos',
  'page.home_about': 'Tudo o que se compra e se reserva em {{brand}}.',
  'page.gone_title': 'Não está mais aqui',
  'page.gone_text': 'O que estava aqui não é mais vendido.',
  'page.unknown_title': 'Não há nada neste endereço',
  'page.unknown_text': 'Confira o endereço ou procure na loja.',
} satisfies Record<keyof typeof en, string>;
