import { Alert } from 'antd';
import { useText } from '../../text/use-text';
import { ListPage } from '../../ui/list/list-page';
import { funnelList } from './funnel-list';

/** What leads to orders: from a view to a payment, by the source of the visit. */
export default function FunnelScreen() {
  const t = useText();
  return <ListPage rule={funnelList} actions={{ note: <Alert type="info" showIcon title={t('funnel.text')} /> }} />;
}
