/** Those the shop of the demo buys from; invented. */
export const suppliers: readonly string[] = [
  'Harbour Mills',
  'Norte Textil',
  'Kiln & Clay Works',
  'Lagoon Leather',
  'Baltic Toys',
  '云山家居',
  'Oficina do Mar',
  'Fjord Instruments',
];
