import type en from './en-US.ts';

export default {
  'error.cart.empty': 'Escolha pelo menos um item.',
  'error.cart.full': 'O carrinho comporta 100 itens diferentes. Remova um primeiro.',
} satisfies Record<keyof typeof en, string>;
