import { defineSlice } from '../../platform/slice.ts';
import { userRoutes } from '../accounts/app/staff/http/user.routes.ts';
import { eraseNotes } from '../accounts/app/staff/usecases/erase-notes.ts';
import { erasePort } from '../accounts/public.ts';
import { peopleInvariants } from './domain/invariants.ts';

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
  endpoints: userRoutes(platform),
  invariants: peopleInvariants,
}));
