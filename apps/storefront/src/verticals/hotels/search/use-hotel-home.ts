import { useEndpoint } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';

/** Popular cities and hot hotels; read once for the home screen and the choice of a destination. */
export const useHotelHome = () => useEndpoint(hotelEndpoints.hotelHome, undefined, { staleTime: 120_000 });
