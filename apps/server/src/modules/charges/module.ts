import { defineSlice } from '../../platform/slice.ts';
import { chargeInvariants } from './domain/invariants.ts';
import { chargeRoutes } from './http/charge.routes.ts';

export default defineSlice((platform) => ({
  name: 'charges',
  owns: ['postage_country', 'postage_rule', 'tax_rule'],
  endpoints: chargeRoutes(platform),
  invariants: chargeInvariants,
}));
