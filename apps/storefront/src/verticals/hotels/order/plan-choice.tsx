import { useT } from '@app/client/i18n';
import type { OtherRooms } from '@app/contract/verticals/hotels/views';
import { Radio } from '../../../ui/controls.tsx';
import { Price } from '../../../ui/price.tsx';
import sheet from '../../../widgets/tours/choose-sheet.module.css';
import styles from './choose-stay.module.css';

type Plan = OtherRooms[number]['plans'][number];

/** The rooms and plans of the hotel, each with what the stay costs in it; those that cannot be had say why. */
export function PlanChoice(props: {
  readonly rooms: OtherRooms;
  /** The plan that is booked. */
  readonly own: string;
  readonly chosen: string;
  readonly onChoose: (planId: string) => void;
}) {
  const t = useT();
  const standing = (plan: Plan): string => {
    if (plan.closed === 'minimum_stay') return t('hotels.minimum_stay', { count: plan.minimumStay });
    if (plan.closed) return t(`hotels.closed.${plan.closed}`);
    return plan.price ? t(`hotels.board.${plan.board}`) : t('hotels.no_room');
  };
  return (
    <fieldset className={sheet.part}>
      <legend className={sheet.legend}>{t('hotels.room_and_rate')}</legend>
      {props.rooms.flatMap((room) =>
        room.plans.map((plan) => {
          const name = `${room.name}, ${plan.name}`;
          const own = plan.id === props.own ? t('hotels.booked_now') : '';
          return (
            <div key={plan.id} className={sheet.choice}>
              <Radio
                name="plan"
                label={name}
                checked={plan.id === props.chosen}
                disabled={!plan.price}
                onChange={() => props.onChoose(plan.id)}
              >
                <span className="grow">
                  <span className={styles.block}>{name}</span>
                  <span className="cap t3">{[standing(plan), own].filter(Boolean).join(' · ')}</span>
                </span>
              </Radio>
              {plan.price ? (
                <span className={sheet.cost}>
                  <Price price={plan.price.total} />
                </span>
              ) : null}
            </div>
          );
        }),
      )}
    </fieldset>
  );
}
