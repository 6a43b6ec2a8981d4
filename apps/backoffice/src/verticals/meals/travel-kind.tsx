import { CODE_STATES } from '@app/contract/verticals/meals/facts';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { IconBowlChopsticks } from '@tabler/icons-react';
import { Flex } from 'antd';
import type { TravelKindLook } from '../../features/travel/travel-kinds';
import { listed } from '../../text/in-my-language';
import { currentLocale } from '../../text/locale';
import { StatusTag } from '../../ui/list/cells';
import { codeTones, usableText } from './meal-words';

/** How orders of set meals are drawn among travel orders: the item of their subject is a `MealItem`. */
const meal: TravelKindLook = {
  kind: 'diningcombo',
  icon: IconBowlChopsticks,
  unit: 'meal.staff.piece_number',
  issues: true,
  facts: (subject, { t, format }) => {
    const item = subject as unknown as MealItem;
    const states = CODE_STATES.map((state) => ({
      state,
      count: item.codes.filter((code) => code.state === state).length,
    })).filter(({ count }) => count > 0);
    return [
      [t('meal.staff.pieces'), format.count(item.pieces)],
      [t('meal.staff.people'), format.count(item.people)],
      [t('meal.staff.usable'), usableText(item.usable, currentLocale(), t)],
      [
        t('meal.staff.codes'),
        states.length > 0 && (
          <Flex gap={4} wrap>
            {states.map(({ state, count }) => (
              <StatusTag key={state} tone={codeTones[state]}>
                {`${format.count(count)} ${t(`meal.staff.code_state.${state}`)}`}
              </StatusTag>
            ))}
          </Flex>
        ),
      ],
      [t('meal.staff.refund'), t(`meal.staff.refund.${item.refund}`)],
      [t('meal.staff.restaurants'), item.places.map(({ id, name, city }) => <div key={id}>{listed(name, city)}</div>)],
    ];
  },
};
export default meal;
