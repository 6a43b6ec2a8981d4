import { QueryClient } from '@tanstack/react-query';

/** Every read of the shop, as it was answered last. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // One more try for a broken line only: a refusal would be the same again.
      retry: (count, error) => count < 1 && (error as { kind?: string }).kind === 'network',
      refetchOnWindowFocus: false,
      networkMode: 'always',
      // What was answered from the device, or stayed on screen meanwhile, may be old by now.
      refetchOnReconnect: 'always',
      gcTime: 10 * 60_000,
    },
    mutations: { networkMode: 'always' },
  },
});
