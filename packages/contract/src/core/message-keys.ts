import type accounts from '../accounts/messages/en-US.ts';
import type cart from '../cart/messages/en-US.ts';
import type catalog from '../catalog/messages/en-US.ts';
import type content from '../content/messages/en-US.ts';
import type i18n from '../i18n/messages/en-US.ts';
import type orders from '../orders/messages/en-US.ts';
import type payments from '../payments/messages/en-US.ts';
import type settings from '../settings/messages/en-US.ts';
import type wallet from '../wallet/messages/en-US.ts';
import type core from './messages/en-US.ts';

/** Every key of the storefront dictionary. */
export type MessageKey =
  | keyof typeof core
  | keyof typeof accounts
  | keyof typeof cart
  | keyof typeof catalog
  | keyof typeof content
  | keyof typeof i18n
  | keyof typeof orders
  | keyof typeof payments
  | keyof typeof settings
  | keyof typeof wallet;
