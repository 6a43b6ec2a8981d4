import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import type { CarouselItem } from '@app/contract/catalog/merchandising-schemas';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import type { RowAction } from '../../../ui/list/define-list';
import { useAction } from '../../../ui/use-action';
import { moved } from '../moved';

/** Moves a place one up or down in the order customers see; the ends of the row say nothing. */
export function useCarouselOrder(mayEdit: boolean): (row: CarouselItem) => RowAction[] {
  const { run } = useAction();
  const whole = useAnswer(calls.listCarousel, { query: { limit: '100' } }, { enabled: mayEdit });
  const ids = (whole.data?.list ?? []).map((place) => place.id);
  const send = (order: string[]) =>
    void run(() => request(calls.orderCarousel, { body: { ids: order } }), { done: 'catalog.ordered' });
  return (row) => {
    const at = ids.indexOf(row.id);
    if (at < 0) return [];
    return [
      ...(at > 0 ? [{ key: 'up', label: 'catalog.move_up', run: () => send(moved(ids, at, at - 1)) } as const] : []),
      ...(at < ids.length - 1
        ? [{ key: 'down', label: 'catalog.move_down', run: () => send(moved(ids, at, at + 1)) } as const]
        : []),
    ];
  };
}
