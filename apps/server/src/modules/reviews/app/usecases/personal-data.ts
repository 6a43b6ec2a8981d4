import { ofCustomer, type PersonalData } from '../../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'reviews',
  tables: [
    {
      table: 'product_review',
      whose: ofCustomer('customer_id'),
      columns: [
        'id',
        'product_id',
        'rating',
        'text',
        'pictures',
        'options',
        'shared',
        'likes',
        'hidden_at',
        'hidden_reason',
        'reply',
        'reply_at',
        'lang',
        'created_at',
      ],
      sort: ['created_at', 'id'],
    },
    {
      table: 'review_like',
      whose: ofCustomer('customer_id'),
      columns: ['review_id', 'created_at'],
      sort: ['created_at', 'review_id'],
    },
    {
      table: 'review_report',
      whose: ofCustomer('customer_id'),
      columns: ['review_id', 'reason', 'note', 'created_at', 'settled_at'],
      sort: ['created_at', 'review_id'],
    },
  ],
};
