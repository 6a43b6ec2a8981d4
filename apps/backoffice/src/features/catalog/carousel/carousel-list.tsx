import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import { defineList } from '../../../ui/list/define-list';
import { PlaceState, PlaceSwitch, placeCell } from './carousel-cells';

export const carouselList = defineList({
  endpoint: calls.listCarousel,
  title: 'permission.catalog.carousel',
  exportName: 'carousel',
  sort: { field: 'sortWeight', order: 'DESC' },
  filters: [{ key: 'name', kind: 'text', label: 'catalog.product', max: 60 }],
  tabs: [
    { label: 'catalog.tab.all', query: {}, count: 'all' },
    { label: 'catalog.place.showing', query: { state: 'showing' }, count: 'showing' },
    { label: 'catalog.place.scheduled', query: { state: 'scheduled' }, count: 'scheduled' },
    { label: 'catalog.place.ended', query: { state: 'ended' }, count: 'ended' },
    { label: 'catalog.place.off', query: { state: 'off' }, count: 'off' },
  ],
  columns: [
    { key: 'product', title: 'catalog.product', render: placeCell, write: 'product.name' },
    { key: 'sortWeight', title: 'catalog.sort_weight', as: 'count', sortable: true },
    { key: 'startsAt', title: 'catalog.starts_at', as: 'moment', sortable: true },
    { key: 'endsAt', title: 'catalog.ends_at', as: 'moment' },
    { key: 'createdAt', title: 'catalog.created', as: 'moment', sortable: true, hidden: true },
    {
      key: 'state',
      title: 'catalog.state',
      render: (row) => <PlaceState place={row} />,
      write: { words: 'catalog.place.' },
    },
    { key: 'enabled', title: 'catalog.place_on', render: (row) => <PlaceSwitch place={row} /> },
  ],
});
