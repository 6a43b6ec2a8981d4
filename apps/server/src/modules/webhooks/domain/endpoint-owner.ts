import type { WorksFor } from '@app/contract/core/endpoint';

/** Whose an address is: an agent's, a merchant's, or with neither the house's. */
export type EndpointOwner = { readonly agentId: string | null; readonly merchantId: string | null };

/** For whom an address hears. */
export function hearsFor({ agentId, merchantId }: EndpointOwner): WorksFor {
  if (agentId !== null) return 'agent';
  return merchantId === null ? 'house' : 'merchant';
}
