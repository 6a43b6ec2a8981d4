import { defineSlice } from '../../platform/slice.ts';
import { rebateInvariants } from './db/invariants.ts';
import { rebateRoutes } from './http/rebate.routes.ts';
import { rebateSubscribers } from './usecases/tell-agent.ts';

export default defineSlice((platform) => ({
  name: 'rebates',
  owns: ['agent_payout', 'agent_rebate'],
  reads: ['after_sale_case', 'agent', 'customer', 'ledger_account', 'ledger_entry', 'ledger_transfer'],
  endpoints: rebateRoutes(platform),
  subscribers: rebateSubscribers(platform),
  invariants: rebateInvariants,
}));
