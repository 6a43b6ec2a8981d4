import type en from './en-US.ts';

export default {
  'error.cart.empty': 'Elige al menos un artículo.',
  'error.cart.full': 'El carrito admite 100 artículos distintos. Quita uno primero.',
} satisfies Record<keyof typeof en, string>;
