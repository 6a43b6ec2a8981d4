import { defineSlice } from '../../platform/slice.ts';
import { erasePort } from '../accounts/public.ts';
import { peopleInvariants } from './domain/invariants.ts';
import { peopleRoutes } from './http/people.routes.ts';
import { eraseNotes } from './usecases/erase-notes.ts';

export default defineSlice((platform) => ({
  name: 'people',
  owns: ['customer_note'],
  reads: [
    'agent',
    'coupon',
    'customer',
    'customer_coupon',
    'customer_session',
    'goods_order',
    'ledger_account',
    'member_level',
    'travel_order',
  ],
  gives: [erasePort(eraseNotes)],
  endpoints: peopleRoutes(platform),
  invariants: peopleInvariants,
}));
