import { priceText } from '@app/contract/core/money-words';

export const money = (cents: number): string => priceText({ amount: cents, currency: 'USD' }, 'en-US');
