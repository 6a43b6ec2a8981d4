import type { RouteName } from '../core/routes.ts';

export type TemplateRule = {
  /** What the text may name as `{{value}}`; every value has to be given. */
  readonly values: readonly string[];
  /** The value shown large on a line of its own. */
  readonly code?: string;
  /** What was ordered, when and where stands below its first line, as the value `facts` lists it. */
  readonly facts?: true;
  /** Opens nothing any more after it was delivered or has run out: `code` is blanked in the outbox then. */
  readonly secret?: true;
  /** The screen that the button opens; its query stands in the value `query`. Without one there is no button. */
  readonly screen?: RouteName;
};

/** Every mail the product sends, as data. Subject and lines stand in `texts/`, one file a language. */
export const mailTemplates = {
  email_code: { values: ['code', 'minutes'], code: 'code', secret: true },
  reset_code: { values: ['code', 'minutes'], code: 'code', secret: true },
  welcome: { values: ['nickname', 'points'], screen: 'mine' },
  welcome_plain: { values: ['nickname'], screen: 'mine' },
  account_opened: { values: ['nickname', 'email'], screen: 'forgotPassword' },
  order_placed: { values: ['number', 'amount', 'until'], facts: true, screen: 'cashier' },
  order_paid: { values: ['number', 'amount'], facts: true, screen: 'orderDetails' },
  order_booked: { values: ['number'], facts: true, screen: 'orderDetails' },
  order_shipped: { values: ['number', 'company', 'tracking'], facts: true, screen: 'orderDetails' },
  order_refunded: { values: ['number', 'back'], facts: true, screen: 'orderDetails' },
  travel_placed: { values: ['number', 'title', 'amount', 'until'], facts: true, screen: 'travelCashier' },
  travel_paid: { values: ['number', 'title', 'amount'], facts: true, screen: 'allOrders' },
  travel_booked: { values: ['number', 'title'], facts: true, screen: 'allOrders' },
  travel_confirmed: { values: ['number', 'title', 'todo'], facts: true, screen: 'allOrders' },
  travel_cancelled: { values: ['number', 'title'], facts: true, screen: 'allOrders' },
  travel_refunded: { values: ['number', 'title', 'back'], facts: true, screen: 'allOrders' },
  travel_called_off: { values: ['number', 'title', 'back'], facts: true, screen: 'allOrders' },
  travel_called_off_unpaid: { values: ['number', 'title', 'back'], facts: true, screen: 'allOrders' },
  flight_delayed: { values: ['number', 'title', 'flight', 'was', 'now'], facts: true, screen: 'allOrders' },
  flight_delayed_free: {
    values: ['number', 'title', 'flight', 'was', 'now', 'answer'],
    facts: true,
    screen: 'allOrders',
  },
  trip_touched: { values: ['number', 'title', 'what'], facts: true, screen: 'allOrders' },
  tour_moved: { values: ['number', 'title', 'was', 'now'], facts: true, screen: 'allOrders' },
  tour_moved_choice: { values: ['number', 'title', 'was', 'now', 'answer'], facts: true, screen: 'allOrders' },
  tour_instead: { values: ['number', 'title', 'days'], screen: 'allOrders' },
  dining_coming: { values: ['number', 'title'], facts: true, screen: 'allOrders' },
  dining_wait_offered: { values: ['title', 'day', 'time', 'until'], screen: 'diningDetails' },
  meal_ending: { values: ['number', 'title', 'pieces', 'until'], screen: 'allOrders' },
  travel_bundle_confirmed: { values: ['number', 'title', 'count', 'of'], facts: true, screen: 'allOrders' },
  travel_bundle_refunded: { values: ['number', 'title', 'parts', 'back'], facts: true, screen: 'allOrders' },
  travel_part_off: { values: ['number', 'title', 'part', 'choices', 'answer'], facts: true, screen: 'allOrders' },
  travel_changed: { values: ['number', 'title', 'outcome'], facts: true, screen: 'allOrders' },
  travel_extras_added: { values: ['number', 'title', 'outcome'], facts: true, screen: 'allOrders' },
  travel_overdue: { values: ['number', 'title', 'leave'], facts: true, screen: 'allOrders' },
  travel_change_to_pay: { values: ['number', 'title', 'amount', 'until'], facts: true, screen: 'travelCashier' },
  payment_link: { values: ['number', 'amount', 'until'], screen: 'cashier' },
  money_sent: { values: ['amount', 'name', 'time'], screen: 'wallet' },
  money_received: { values: ['amount', 'name', 'time'], screen: 'wallet' },
  proof_rejected: { values: ['number', 'reason'], screen: 'offlinePayment' },
  proof_approved: { values: ['number', 'amount'], screen: 'mine' },
  proof_credited: { values: ['number', 'amount'], screen: 'mine' },
  wrong_sign_ins: { values: ['times', 'ip'], screen: 'forgotPassword' },
  password_changed: { values: ['time'], screen: 'forgotPassword' },
  passkey_added: { values: ['name', 'time'], screen: 'passkeys' },
  passkey_removed: { values: ['name', 'time'], screen: 'passkeys' },
  passkey_copied: { values: ['name', 'time'], screen: 'passkeys' },
  email_changed: { values: ['email'] },
  email_given: { values: ['email'], screen: 'emailVerify' },
  data_copy_ready: { values: ['until'], screen: 'dataCopy' },
  deletion_requested: { values: ['day'], screen: 'deleteAccount' },
  deletion_held_up: { values: ['day'], screen: 'deleteAccount' },
  deletion_done: { values: [] },
  payout_account_added: { values: ['account', 'time'], screen: 'payoutAccounts' },
  payout_account_changed: { values: ['account', 'time'], screen: 'payoutAccounts' },
  payout_account_removed: { values: ['account', 'time'], screen: 'payoutAccounts' },
  withdrawal_paid: { values: ['number', 'amount', 'account'], screen: 'withdrawalDetail' },
  withdrawal_rejected: { values: ['number', 'amount', 'reason'], screen: 'withdrawalDetail' },
  withdrawal_failed: { values: ['number', 'amount', 'reason'], screen: 'withdrawalDetail' },
  price_alert: { values: ['name', 'asked', 'now'], screen: 'priceAlerts' },
  price_alert_deal: { values: ['name'], screen: 'dealDetails' },
  mail_test: { values: ['name', 'time'] },
  chat_answer: { values: ['name', 'answer'], screen: 'home' },
} as const satisfies Record<string, TemplateRule>;

export type MailTemplate = keyof typeof mailTemplates;
export const mailTemplateNames = Object.keys(mailTemplates) as [MailTemplate, ...MailTemplate[]];

type RuleOf<T extends MailTemplate> = (typeof mailTemplates)[T];

/**
 * The values a template needs; with a button also the query of its screen, such as `?id=…`, and the path of another
 * screen where the template's own is not the one. With facts those, and whether it goes to the contact of a booking in place
 * of the account.
 */
export type MailValues<T extends MailTemplate> = Readonly<Record<RuleOf<T>['values'][number], string | number>> &
  (RuleOf<T> extends { screen: RouteName } ? { readonly query?: string; readonly path?: string } : unknown) &
  (RuleOf<T> extends { facts: true } ? { readonly facts?: string; readonly foot?: 'contact' } : unknown);

/** A mail's words in one language. Lines are paragraphs; `{{value}}` stands for a value. */
export type MailText = { readonly subject: string; readonly title: string; readonly lines: readonly string[] };
export type MailTexts = {
  readonly [T in MailTemplate]: MailText &
    (RuleOf<T> extends { screen: RouteName } ? { readonly button: string } : unknown);
} & {
  /** Under every mail; names `{{brand}}`. */
  readonly foot: string;
  /** The same to the contact of a booking, who may have no account. */
  readonly foot_contact: string;
  /** Behind it where there is an address to write to; names `{{support}}`. */
  readonly foot_support: string;
};
