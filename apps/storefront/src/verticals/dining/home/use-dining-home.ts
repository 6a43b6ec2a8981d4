import { useEndpoint } from '@app/client/use-endpoint';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';

/** Cities change when staff edit them, which is seldom. */
const FRESH_MS = 300_000;

/** Cities with restaurants, and what people like best. */
export const useDiningHome = () => useEndpoint(diningEndpoints.diningHome, undefined, { staleTime: FRESH_MS });
