import { defineSlice } from '../../platform/slice.ts';
import { erasePort } from '../accounts/public.ts';
import { peopleInvariants } from './domain/invariants.ts';
import { peopleRoutes } from './http/people.routes.ts';
import { eraseNotes } from './usecases/erase-notes.ts';

export default defineSlice((platform) => ({
  name: 'people',
  owns: ['customer_note'],
  gives: [erasePort(eraseNotes)],
  endpoints: peopleRoutes(platform),
  invariants: peopleInvariants,
}));
