import type { StaffRatePlan, StaffRoomType } from '@app/contract/verticals/hotels/staff-schemas';
import { comma } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';

/** A room type and a cancellation rule in words. */
export function useRoomWords() {
  const t = useText();
  const format = useFormat();
  return {
    about: (room: StaffRoomType): string =>
      [
        t('hotels.staff.square_metres_of', { count: format.count(room.squareMetres) }),
        room.beds.map(({ bed, count }) => `${count} × ${t(`hotels.bed.${bed}`)}`).join(comma()),
        t(`hotels.view.${room.view}`),
        t('hotels.staff.guests_of', { count: room.maxGuests }),
        t('hotels.staff.units_of', { count: room.units }),
      ].join(' · '),
    cancelling: ({ refundable, cancelSteps }: Pick<StaffRatePlan, 'refundable' | 'cancelSteps'>): string => {
      const [first] = cancelSteps;
      if (!refundable) return t('hotels.staff.never_free');
      return first ? t('hotels.staff.free_until', { count: first.daysBefore }) : t('hotels.staff.always_free');
    },
  };
}
