import type { TravelKind } from '../../travel/kinds.ts';

/**
 * Words of what a mail or a message says of an order beside its own sentences: the labels of its facts, what to do, and what
 * became of the money. `{{value}}` stands for a value.
 */
export type FactWords = {
  readonly booking: string;
  readonly order: string;
  readonly check_in: string;
  readonly check_out: string;
  readonly hour_from: string;
  readonly hour_until: string;
  readonly room: string;
  readonly address: string;
  readonly phone: string;
  readonly out: string;
  readonly back: string;
  readonly way_number: string;
  readonly lands: string;
  readonly terminal: string;
  readonly seats: string;
  readonly flight_cancelled: string;
  readonly bags: string;
  readonly bag_checked: string;
  readonly bag_sports: string;
  readonly bag_of: string;
  readonly pickup: string;
  readonly meeting: string;
  readonly meeting_note: string;
  readonly last_day: string;
  readonly table: string;
  readonly night_of: string;
  readonly people_one: string;
  readonly people: string;
  readonly price_now: string;
  readonly paid_more: string;
  readonly went_back: string;
  readonly voucher_is_new: string;
  readonly voucher_to_come: string;
  readonly rest_stays: string;
  readonly people_other: string;
  readonly points_one: string;
  readonly points_other: string;
  readonly usable_until: string;
  readonly pieces: string;
  readonly places: string;
  readonly codes: string;
  readonly voucher: string;
  readonly references: string;
  readonly record_locator: string;
  readonly tickets: string;
  readonly goods: string;
  readonly deliver_to: string;
  readonly tracking: string;
  readonly back_money: string;
  readonly back_points: string;
  readonly back_both: string;
  readonly back_none: string;
  readonly not_charged: string;
  readonly not_charged_points: string;
  readonly leave_money: string;
  readonly leave_points: string;
  readonly leave_both: string;
  readonly leave_free: string;
} & { readonly [K in `todo_${TravelKind}`]: string };

export type FactWord = keyof FactWords;
