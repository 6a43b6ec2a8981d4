import { useT } from '@app/client/i18n';
import type { RoomTypeOffer } from '@app/contract/verticals/hotels/views';

/** Gives a room in a line: 26 m², queen bed, river view. */
export function useRoomFacts(): (room: Pick<RoomTypeOffer, 'squareMetres' | 'beds' | 'view'>) => string {
  const t = useT();
  return ({ squareMetres, beds, view }) =>
    [
      t('hotels.square_metres', { size: squareMetres }),
      ...beds.map(({ bed, count }) =>
        count === 1 ? t(`hotels.bed.${bed}`) : t('hotels.beds', { count, bed: t(`hotels.bed.${bed}`) }),
      ),
      t(`hotels.view.${view}`),
    ].join(t('travel.comma'));
}
