import { ofCustomer, type PersonalData } from './ports.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'account',
  tables: [
    {
      table: 'customer',
      whose: ofCustomer('id'),
      columns: [
        'id',
        'email',
        'email_verified_at',
        'nickname',
        'avatar',
        'real_name',
        'gender',
        'birthday',
        'phone_country',
        'phone',
        'currency',
        'locale',
        'time_zone',
        'invite_code',
        'invited_by_user',
        'created_at',
        'disabled_at',
        'spent_usd',
      ],
      sort: ['created_at'],
    },
    {
      table: 'address',
      whose: ofCustomer('customer_id'),
      columns: [
        'id',
        'name',
        'country',
        'province',
        'city',
        'county',
        'postal_code',
        'address_detail',
        'area_code',
        'tel',
        'is_default',
        'created_at',
      ],
      sort: ['created_at'],
    },
    {
      table: 'customer_session',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'created_at', 'last_seen_at', 'expires_at', 'ended_at', 'ended_because', 'ip', 'user_agent'],
      sort: ['created_at'],
    },
    {
      table: 'deletion_request',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'state', 'reason', 'created_at', 'ends_at', 'ended_at'],
      sort: ['created_at'],
    },
  ],
};
