import type en from './en-US.ts';

export default {
  'content.home_title': 'Inicio',
  'content.search_hint': 'Buscar productos',
  'content.banners': 'Destacados',
  'content.leaving_title': 'Salir de Avela',
  'content.leaving_text': 'Este enlace abre {{host}} en una pestaña nueva. No gestionamos ese sitio.',
  'content.leave': 'Abrir el sitio',
  'content.travel': 'Viajes',
  'content.flash_deals': 'Ofertas relámpago',
  'content.ends_in': 'Termina en',
  'content.claimed': '{{percent}} % vendido',
  'content.picked_for_you': 'Elegido para ti',
  'content.new_arrivals': 'Novedades',
  'content.more_to_love': 'Más para ti',
} satisfies Record<keyof typeof en, string>;
