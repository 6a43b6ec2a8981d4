import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import type { CarouselItem } from '@app/contract/catalog/merchandising-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { useBulkDelete } from '../use-bulk-delete';
import { setPlace } from './carousel-cells';
import { CarouselDrawer } from './carousel-drawer';
import { carouselList } from './carousel-list';
import { useCarouselOrder } from './use-carousel-order';

const nameOf = (row: CarouselItem): string => row.product.name;
const remove = (row: CarouselItem) => request(calls.deleteCarouselItem, { params: { id: row.id } });

/** What staff put first among the recommended on the home screen, in their order and for their time. */
export default function CarouselScreen() {
  const t = useText();
  const mayEdit = useAllowed('catalog.carousel.edit');
  const move = useCarouselOrder(mayEdit);
  const several = useBulkDelete<CarouselItem>({ nameOf, each: remove, text: 'catalog.delete_place_text' });
  const { list, drawer } = useRecordActions<CarouselItem>({
    mayEdit,
    nameOf,
    add: 'catalog.new_place',
    deletion: { ask: 'catalog.delete_place', text: 'catalog.delete_place_text', done: 'catalog.place_deleted', remove },
    bulk: [
      { key: 'on', label: 'catalog.display', nameOf, each: (row) => setPlace(row, true) },
      { key: 'off', label: 'catalog.hide', nameOf, each: (row) => setPlace(row, false) },
      several.action,
    ],
    drawer: (editing, close) => <CarouselDrawer editing={editing} onClose={close} />,
  });
  const menu = (row: CarouselItem) => [...move(row), ...(list.menu?.(row) ?? [])];
  return (
    <>
      <ListPage
        rule={carouselList}
        actions={{ ...list, ...(mayEdit ? { menu } : {}), note: t('catalog.carousel_note') }}
      />
      {drawer}
      {several.dialog}
    </>
  );
}
