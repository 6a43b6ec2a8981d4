import { isTriedAgain, triedAgainAfter } from '@app/client/try-again';
import { QueryClient } from '@tanstack/react-query';

/** Every read of the shop, as it was answered last. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isTriedAgain,
      retryDelay: triedAgainAfter,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      // What was answered from the device, or stayed on screen meanwhile, may be old by now.
      refetchOnReconnect: 'always',
      gcTime: 10 * 60_000,
    },
    mutations: { networkMode: 'always' },
  },
});
