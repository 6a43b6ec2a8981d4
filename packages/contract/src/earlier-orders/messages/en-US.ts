import shared from '../shared-messages/en-US.ts';

export default {
  ...shared,
  'error.earlier_import.unknown_file':
    'This is not a file of customers or orders that Shopify or WooCommerce writes, or its headings are not in English.',
  'error.earlier_import.taken': 'This file was taken over already.',
  'earlier.title': 'Earlier orders',
  'earlier.link': 'Earlier orders ({{count}})',
  'earlier.link_text': 'From our shop before we moved here',
  'earlier.lead':
    'These orders were placed in our former shop with {{email}}. They can be looked at here; write to us if you need help with one.',
  'earlier.none_title': 'No earlier orders',
  'earlier.none_text': 'Orders of our former shop appear here once the e-mail they were placed with is confirmed.',
  'earlier.more': 'and {{count}} more',
  'earlier.order': 'Order {{number}}',
} as const;
