import { canBeWatched, NETWORK_NAMES, NETWORKS } from '@app/contract/payments/channels/networks';
import { Alert, Form } from 'antd';
import { useText } from '../../../text/use-text';

/** Who finds the transfers of the asset that is being set up: the watcher, once it has an RPC address, or staff. */
export function WatchNote({ config }: { config: Readonly<Record<string, unknown>> }) {
  const t = useText();
  const network = NETWORK_NAMES.find((name) => name === config.network) ?? 'ethereum';
  const watched = canBeWatched({ network, tokenContract: String(config.tokenContract ?? '').trim() });
  return (
    <Form.Item>
      <Alert
        type="info"
        showIcon
        title={t(watched ? 'channels.watch.chain' : 'channels.watch.staff', { network: NETWORKS[network].name })}
      />
    </Form.Item>
  );
}
