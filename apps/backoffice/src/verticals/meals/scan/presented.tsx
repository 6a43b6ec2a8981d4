import type { PresentedMeal } from '@app/contract/verticals/meals/staff-schemas';
import { Link } from 'react-router';
import { useAllowed } from '../../../api/session';
import { TRAVEL_ORDERS_PATH } from '../../../features/travel/travel-paths';
import { comma, listed } from '../../../text/in-my-language';
import { currentLocale } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { Facts } from '../../../ui/drawer';
import { StatusTag } from '../../../ui/list/cells';
import { codeTones, usableText, yearDayText } from '../meal-words';
import styles from './scan.module.css';

type Part = { meal: PresentedMeal };

/** What is served, course by course. */
function Dishes({ meal }: Part) {
  const t = useText();
  return (
    <Facts
      title={t('meal.staff.section.dishes')}
      facts={meal.courses.map(({ name, choose, of }) => [
        name,
        choose < of.length ? (
          <>
            <small>{t('meal.staff.choose_of', { count: choose })}</small>
            {of.map((dish) => (
              <div key={dish}>{dish}</div>
            ))}
          </>
        ) : (
          of.map((dish) => <div key={dish}>{dish}</div>)
        ),
      ])}
    />
  );
}

/** What a code is of: its set and piece, the dishes, until when and where it is used, and whose order it is. */
export function Presented({ meal }: Part) {
  const t = useText();
  const format = useFormat();
  const seesOrders = useAllowed('travel.orders.view');
  const locale = currentLocale();
  const { id, number, contact } = meal.order;
  const order = seesOrders ? <Link to={`${TRAVEL_ORDERS_PATH}/${id}`}>{number}</Link> : number;
  return (
    <div className={styles.presented}>
      <div className={styles.head}>
        <h2>{meal.set}</h2>
        <StatusTag tone={codeTones[meal.state]}>{t(`meal.staff.code_state.${meal.state}`)}</StatusTag>
      </div>
      <div className={styles.two}>
        <Facts
          title={t('meal.staff.piece_of', { number: meal.number, pieces: meal.pieces })}
          facts={[
            [t('meal.staff.fact_people'), format.count(meal.people)],
            [t('meal.staff.valid_until'), format.moment(meal.validUntil)],
            [t('meal.staff.usable'), usableText(meal.usable, locale, t)],
            [t('meal.staff.blackout'), meal.blackout.map((day) => yearDayText(locale, day)).join(comma())],
            [t('meal.staff.per_table'), format.count(meal.perTable)],
            [
              t('meal.staff.restaurants'),
              meal.places.map(({ id, name, city }) => <div key={id}>{listed(name, city)}</div>),
            ],
            [t('meal.staff.order'), order],
            [t('meal.staff.contact'), contact],
          ]}
        />
        <Dishes meal={meal} />
      </div>
    </div>
  );
}
