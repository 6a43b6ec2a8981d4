import { defineSlice } from '../../platform/slice.ts';
import { rebateRoutes } from './app/http/rebate.routes.ts';
import { rebateSubscribers } from './app/usecases/notify-agent.ts';
import { rebateInvariants } from './core/db/invariants.ts';

export default defineSlice((platform) => ({
  name: 'rebates',
  owns: ['agent_payout', 'agent_rebate'],
  reads: ['after_sale_case', 'agent', 'customer', 'ledger_account', 'ledger_entry', 'ledger_transfer'],
  endpoints: rebateRoutes(platform),
  subscribers: rebateSubscribers(platform),
  invariants: rebateInvariants,
}));
