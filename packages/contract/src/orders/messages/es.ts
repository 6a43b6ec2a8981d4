import type en from './en-US.ts';

export default {
  'error.order.already_reviewed': 'Esto ya tiene tu reseña.',
  'error.order.not_allowed': 'El pedido ha cambiado. Mira de nuevo qué se puede hacer.',
  'error.order.over_limit': 'Como máximo {{limit}} de este producto por pedido.',
  'error.order.quote_changed': 'Algo ha cambiado. Revisa el nuevo total.',
  'error.order.quote_expired': 'Este precio ha caducado. Lo calculamos de nuevo.',
  'error.order.spec_incomplete': 'Elige todas las opciones.',
  'error.order.unpaid_exists': 'Tienes un pedido sin pagar. Págalo o cancélalo.',
} satisfies Record<keyof typeof en, string>;
