import type en from './en-US.ts';

export default {
  'page.open_app': 'Abrir en {{brand}}',
  'page.way': 'Dónde estás',
  'page.languages': 'Idiomas',
  'page.rating': '{{score}} de {{best}}, según {{count}} opiniones',
  'page.points': '{{count}} puntos',
  'page.home_about': 'Todo lo que se compra y se reserva en {{brand}}.',
  'page.gone_title': 'Ya no está aquí',
  'page.gone_text': 'Lo que había aquí ya no se vende.',
  'page.unknown_title': 'No hay nada en esta dirección',
  'page.unknown_text': 'Comprueba la dirección o búscalo en la tienda.',
} satisfies Record<keyof typeof en, string>;
