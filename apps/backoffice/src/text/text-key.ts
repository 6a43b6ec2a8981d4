import type catalog from '@app/contract/catalog/staff-messages/en-US';
import type core from '@app/contract/core/staff-messages/en-US';
import type orders from '@app/contract/orders/staff-messages/en-US';
import type settings from '@app/contract/settings/staff-messages/en-US';
import type staff from '@app/contract/staff/staff-messages/en-US';

type Written =
  | keyof typeof core
  | keyof typeof staff
  | keyof typeof catalog
  | keyof typeof orders
  | keyof typeof settings;

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Every text of the back office; a plural is asked for without its `_one` or `_other`. */
export type TextKey = WithoutPlural<Written>;
