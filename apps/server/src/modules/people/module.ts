import { defineSlice } from '../../platform/slice.ts';
import { onErase } from '../accounts/public.ts';
import { peopleInvariants } from './domain/invariants.ts';
import { peopleRoutes } from './http/people.routes.ts';
import { eraseNotes } from './usecases/erase-notes.ts';

export default defineSlice((platform) => {
  onErase(eraseNotes);
  return {
    name: 'people',
    endpoints: peopleRoutes(platform),
    invariants: peopleInvariants,
  };
});
