/** The programs that shops move in from with their history. */
export const EARLIER_SOURCES = ['shopify', 'woocommerce'] as const;
export type EarlierSource = (typeof EARLIER_SOURCES)[number];

/** What a file of such a program holds. */
export const EARLIER_RECORDS = ['orders', 'customers'] as const;

/** The files that are read, by program and what they hold. */
export const EARLIER_DIALECTS = [
  'shopify_orders',
  'shopify_customers',
  'woocommerce_orders',
  'woocommerce_customers',
] as const;
export type EarlierDialect = (typeof EARLIER_DIALECTS)[number];

/** What taking a record over does; `known` changes nothing. */
export const EARLIER_OUTCOMES = ['new', 'changed', 'known', 'refused'] as const;
export type EarlierOutcome = (typeof EARLIER_OUTCOMES)[number];

/** Why a record is refused. */
export const EARLIER_FLAWS = [
  'number_missing',
  'contact_missing',
  'date_missing',
  'date',
  'amount_missing',
  'amount',
  'amount_unclear',
  'quantity',
  'currency_missing',
  'currency',
  'garbled',
  'number_twice',
  'other_order',
  'lines_many',
  'refund_alone',
] as const;
export type EarlierFlaw = (typeof EARLIER_FLAWS)[number];

/** What is to be known of a record that is taken over all the same. */
export const EARLIER_NOTES = ['email_missing', 'email_unusable', 'lines_missing', 'cut'] as const;
export type EarlierNote = (typeof EARLIER_NOTES)[number];

/** Steps of payment and delivery that the programs name; any other is shown as it was written. */
const EARLIER_STATES = [
  'paid',
  'pending',
  'authorized',
  'partially_paid',
  'partially_refunded',
  'refunded',
  'voided',
  'expired',
  'fulfilled',
  'unfulfilled',
  'partial',
  'restocked',
  'processing',
  'on_hold',
  'completed',
  'cancelled',
  'failed',
] as const;
export type EarlierState = (typeof EARLIER_STATES)[number];

/** Returns the step that a file names, however it is spelt; null for one that no program is known to have. */
export function earlierStateOf(written: string): EarlierState | null {
  const plain = written
    .trim()
    .toLowerCase()
    .replace(/^wc-/, '')
    .replace(/[\s-]+/g, '_');
  return EARLIER_STATES.find((one) => one === plain) ?? null;
}

/** Returns an amount of a file as a reader writes numbers, with the decimals of the file, behind its currency. */
export function earlierAmount(amount: string, currency: string, locale: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  // A text has every digit; as a number it would lose those beyond its precision.
  return `${currency}\u00a0${format.format(amount as `${number}`)}`;
}
