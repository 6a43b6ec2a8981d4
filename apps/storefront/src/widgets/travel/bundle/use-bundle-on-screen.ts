import { useEndpoint } from '@app/client/use-endpoint';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { useScreenParams } from '../../../shell/navigation.ts';
import { useTravelNews } from '../order/use-travel-order.ts';

/** The bundle that this view's address names, read again when the server says that one of its orders changed. */
export function useBundleOnScreen() {
  const { id = '', key } = useScreenParams<'id' | 'key'>();
  const read = useEndpoint(
    bundleEndpoints.bundleDetails,
    { query: { id, ...(key && { key }) } },
    { enabled: id !== '', staleTime: 0 },
  );
  useTravelNews();
  return { id, key, read, bundle: read.data, refetch: () => void read.refetch() };
}
