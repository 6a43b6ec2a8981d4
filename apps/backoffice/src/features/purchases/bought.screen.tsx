import { ListPage } from '../../ui/list/list-page';
import { boughtList } from './bought-list';

/** Purchase records: what was bought by whom. */
export default function BoughtScreen() {
  return <ListPage rule={boughtList} actions={{}} />;
}
