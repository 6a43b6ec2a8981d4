import type { TravelQuote } from '@app/contract/travel/order-views';

/** What a session comes to: of the order once there is one, else of the quote. */
export type ShownStay = Pick<TravelQuote, 'subject' | 'service' | 'priceLines' | 'payable' | 'policy'>;
