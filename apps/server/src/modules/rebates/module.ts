import { defineSlice } from '../../platform/slice.ts';
import { rebateInvariants } from './db/invariants.ts';
import { rebateRoutes } from './http/rebate.routes.ts';

export default defineSlice((platform) => ({
  name: 'rebates',
  endpoints: rebateRoutes(platform),
  invariants: rebateInvariants,
}));
