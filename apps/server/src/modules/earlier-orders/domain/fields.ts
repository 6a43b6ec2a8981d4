import type { EarlierDialect } from '@app/contract/earlier-orders/kinds';

/** What a column of an order's file can say, of the order or of one of its lines. */
export type OrderField =
  | 'number'
  | 'id'
  | 'email'
  | 'phone'
  | 'name'
  | 'orderedAt'
  | 'paidAt'
  | 'cancelledAt'
  | 'payment'
  | 'fulfilment'
  | 'currency'
  | 'total'
  | 'netTotal'
  | 'subtotal'
  | 'discount'
  | 'discountCode'
  | 'shipping'
  | 'tax'
  | 'refunded'
  | 'paymentMethod'
  | 'shippingMethod'
  | 'note'
  | 'tags'
  | 'products'
  | 'lineName'
  | 'lineSku'
  | 'lineQuantity'
  | 'linePrice'
  | 'lineTotal';

/** What a column of a customers' file can say. */
export type CustomerField =
  | 'email'
  | 'phone'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'marketing'
  | 'orders'
  | 'spent'
  | 'note'
  | 'tags';

type Field = OrderField | CustomerField;
/** Headings in lower case by what they say; of several that a file has the first is read. */
type Heads = Partial<Record<Field, readonly string[]>>;

/** How the files of one program are read. */
type Dialect = {
  /** Headings that only its files have, all of one of the groups. */
  readonly signs: readonly (readonly string[])[];
  readonly heads: Heads;
  /** Columns of addresses in the order in which an address is written, by what they are of. */
  readonly addresses: Readonly<Partial<Record<'billing' | 'delivery' | 'home', readonly (readonly string[])[]>>>;
};

const shopifyAddress = (of: string): readonly string[][] => [
  [`${of} name`],
  [`${of} company`],
  [`${of} address1`, `${of} street`],
  [`${of} address2`],
  [`${of} zip`, `${of} city`],
  [`${of} province`, `${of} country`],
];

/** Addresses of the order export plugins: Advanced Order Export (AlgolPlus), then Order Export & Import (WebToffee). */
const wooAddress = (label: string, prefix: string): readonly string[][] => [
  [`first name (${label})`, `last name (${label})`, `${prefix}_first_name`, `${prefix}_last_name`],
  [`company (${label})`, `${prefix}_company`],
  [`address 1&2 (${label})`, `address 1 (${label})`, `${prefix}_address_1`],
  [`address 2 (${label})`, `${prefix}_address_2`],
  [`postcode (${label})`, `${prefix}_postcode`, `city (${label})`, `${prefix}_city`],
  [`state code (${label})`, `${prefix}_state`, `country code (${label})`, `${prefix}_country`],
];

/** How each kind of file is read; headings as the programs wrote them in English until 2026. */
export const DIALECTS: Readonly<Record<EarlierDialect, Dialect>> = {
  shopify_orders: {
    signs: [['name', 'lineitem name']],
    heads: {
      number: ['name'],
      id: ['id'],
      email: ['email'],
      phone: ['phone', 'billing phone', 'shipping phone'],
      name: ['billing name', 'shipping name'],
      orderedAt: ['created at'],
      paidAt: ['paid at'],
      cancelledAt: ['cancelled at'],
      payment: ['financial status'],
      fulfilment: ['fulfillment status'],
      currency: ['currency'],
      total: ['total'],
      subtotal: ['subtotal'],
      discount: ['discount amount'],
      discountCode: ['discount code'],
      shipping: ['shipping'],
      tax: ['taxes'],
      refunded: ['refunded amount'],
      paymentMethod: ['payment method'],
      shippingMethod: ['shipping method'],
      note: ['notes'],
      tags: ['tags'],
      lineName: ['lineitem name'],
      lineSku: ['lineitem sku'],
      lineQuantity: ['lineitem quantity'],
      linePrice: ['lineitem price'],
    },
    addresses: { billing: shopifyAddress('billing'), delivery: shopifyAddress('shipping') },
  },
  shopify_customers: {
    signs: [
      ['first name', 'email', 'total spent'],
      ['first name', 'email', 'accepts email marketing'],
    ],
    heads: {
      email: ['email'],
      phone: ['phone', 'default address phone'],
      firstName: ['first name'],
      lastName: ['last name'],
      marketing: ['accepts email marketing', 'accepts marketing'],
      orders: ['total orders'],
      spent: ['total spent'],
      note: ['note'],
      tags: ['tags'],
    },
    addresses: {
      home: [
        ['default address company', 'company'],
        ['default address address1', 'address1'],
        ['default address address2', 'address2'],
        ['default address zip', 'zip', 'default address city', 'city'],
        ['default address province code', 'province', 'default address country code', 'country'],
      ],
    },
  },
  woocommerce_orders: {
    signs: [
      ['order #', 'product(s)'],
      ['order number', 'order total amount'],
      ['order number', 'item name'],
      ['order number', 'order status'],
      ['order_id', 'order_total'],
    ],
    heads: {
      number: ['order number', 'order_number', 'order #', 'order_id'],
      email: ['email (billing)', 'billing_email', 'customer_email'],
      phone: ['phone (billing)', 'billing_phone'],
      name: ['full name (billing)', 'customer'],
      orderedAt: ['order date', 'order_date', 'date'],
      paidAt: ['paid date', 'paid_date'],
      payment: ['order status', 'status'],
      currency: ['currency', 'order_currency'],
      total: ['order total amount', 'order_total', 'n. revenue (formatted)'],
      netTotal: ['net sales'],
      subtotal: ['order subtotal amount', 'order_subtotal'],
      discount: ['cart discount amount', 'discount_total'],
      discountCode: ['coupons used', 'coupon code', 'coupon(s)'],
      shipping: ['order shipping amount', 'shipping_total'],
      tax: ['order total tax amount', 'tax_total'],
      refunded: ['order refund amount'],
      paymentMethod: ['payment method title', 'payment_method_title'],
      shippingMethod: ['shipping method title', 'shipping_method'],
      note: ['customer note', 'customer_note'],
      products: ['product(s)'],
      lineName: ['item name', 'product name', 'name'],
      lineSku: ['sku'],
      lineQuantity: ['quantity', 'quantity (- refund)'],
      linePrice: ['item cost'],
      lineTotal: ['order line total'],
    },
    addresses: { billing: wooAddress('billing', 'billing'), delivery: wooAddress('shipping', 'shipping') },
  },
  woocommerce_customers: {
    signs: [
      ['username', 'total spend'],
      ['name', 'email', 'aov'],
      ['user_login', 'user_email'],
    ],
    heads: {
      email: ['email', 'user_email', 'billing_email'],
      phone: ['billing phone', 'billing_phone', 'shipping phone'],
      name: ['name', 'display_name'],
      firstName: ['first_name', 'billing_first_name'],
      lastName: ['last_name', 'billing_last_name'],
      orders: ['orders', 'order_count'],
      spent: ['total spend', 'total_spent'],
    },
    addresses: {
      home: [
        ['billing_company'],
        ['billing_address_1'],
        ['billing_address_2'],
        ['postal code', 'billing_postcode', 'city', 'billing_city'],
        ['region', 'billing_state', 'country / region', 'billing_country'],
      ],
    },
  },
};
const NAMES = Object.keys(DIALECTS) as EarlierDialect[];

/** A heading as it is compared. */
export const plainHead = (head: string): string => head.trim().toLowerCase().replace(/\s+/g, ' ');

/** Returns which program wrote a file with these headings, and what it holds; null where none is known. */
export function recognisedDialect(heads: readonly string[]): EarlierDialect | null {
  const known = new Set(heads.map(plainHead));
  return NAMES.find((name) => DIALECTS[name].signs.some((group) => group.every((sign) => known.has(sign)))) ?? null;
}

/** Columns that stand once for each line of an order: WebToffee's, then those of AlgolPlus where lines are columns. */
export const NUMBERED = /^(line_item_|(?:item name|product name|sku|quantity|item cost) #)(\d{1,3})$/;

const headsOf = ({ heads, addresses }: Dialect): string[] => [
  ...Object.values(heads).flat(),
  ...Object.values(addresses).flat(2),
];
const EVERY: ReadonlySet<string> = new Set(Object.values(DIALECTS).flatMap(headsOf));

/** Whether a cell is a heading of some program's file. */
export const isKnownHead = (cell: string): boolean => EVERY.has(plainHead(cell)) || NUMBERED.test(plainHead(cell));

/** Returns which headings something is read from, of a file read as this dialect. */
export function headsRead(dialect: EarlierDialect, heads: readonly string[]): { head: string; read: boolean }[] {
  const known = new Set(headsOf(DIALECTS[dialect]));
  const read = (head: string): boolean => known.has(head) || (dialect === 'woocommerce_orders' && NUMBERED.test(head));
  return heads.map((head) => ({ head, read: read(plainHead(head)) }));
}
