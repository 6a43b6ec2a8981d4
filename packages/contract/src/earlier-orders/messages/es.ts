import shared from '../shared-messages/es.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.earlier_import.unknown_file':
    'No es un archivo de clientes o pedidos de Shopify o WooCommerce, o sus encabezados no están en inglés.',
  'error.earlier_import.taken': 'Este archivo ya se incorporó.',
  'earlier.title': 'Pedidos anteriores',
  'earlier.link': 'Pedidos anteriores ({{count}})',
  'earlier.link_text': 'De nuestra tienda antes de mudarnos aquí',
  'earlier.lead':
    'Estos pedidos se hicieron en nuestra tienda anterior con {{email}}. Aquí se pueden consultar; escríbanos si necesita ayuda con alguno.',
  'earlier.none_title': 'Sin pedidos anteriores',
  'earlier.none_text':
    'Los pedidos de nuestra tienda anterior aparecen aquí cuando se confirma el correo con el que se hicieron.',
  'earlier.more': 'y {{count}} más',
  'earlier.order': 'Pedido {{number}}',
} satisfies Record<keyof typeof en, string>;
