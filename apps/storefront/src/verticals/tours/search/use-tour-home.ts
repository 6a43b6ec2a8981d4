import { useEndpoint } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';

/** What the front page shows may be this old. */
const FRESH_MS = 60_000;

/** Themes, popular cities, tours that are guaranteed soon, and new ones. */
export const useTourHome = () => useEndpoint(tourEndpoints.tourHome, undefined, { staleTime: FRESH_MS });
