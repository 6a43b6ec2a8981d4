import shared from '../shared-messages/pt.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.earlier_import.unknown_file':
    'Não é um arquivo de clientes ou pedidos do Shopify ou WooCommerce, ou seus títulos não estão em inglês.',
  'error.earlier_import.taken': 'Este arquivo já foi incorporado.',
  'earlier.title': 'Pedidos anteriores',
  'earlier.link': 'Pedidos anteriores ({{count}})',
  'earlier.link_text': 'Da nossa loja antes de mudarmos para cá',
  'earlier.lead':
    'Estes pedidos foram feitos na nossa loja anterior com {{email}}. Aqui podem ser consultados; escreva para nós se precisar de ajuda com algum.',
  'earlier.none_title': 'Sem pedidos anteriores',
  'earlier.none_text': 'Os pedidos da nossa loja anterior aparecem aqui quando o e-mail usado neles é confirmado.',
  'earlier.more': 'e mais {{count}}',
  'earlier.order': 'Pedido {{number}}',
} satisfies Record<keyof typeof en, string>;
