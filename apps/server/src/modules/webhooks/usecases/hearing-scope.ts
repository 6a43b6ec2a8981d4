import type { ScopedActor } from '../../../platform/http/bind.ts';
import type { EndpointScope } from '../db/endpoint.repo.ts';

/** Whose addresses someone of the staff sees. */
export const hearingScope = ({ agentId, merchantId }: ScopedActor): EndpointScope => ({ agentId, merchantId });
