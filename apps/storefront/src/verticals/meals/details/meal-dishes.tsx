import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { MealDetail } from '@app/contract/verticals/meals/views';
import { Card } from '../../../ui/card.tsx';
import { OldPrice } from '../../../ui/price.tsx';
import styles from './meal-details.module.css';

/** Dishes by course with what each costs by itself; where there is a choice, how many of them. */
export function MealDishes({ meal }: { readonly meal: MealDetail }) {
  const t = useT();
  const format = usePriceFormat();
  const { courses, value } = meal;
  return (
    <Card>
      <h2 className="h3">{t('meal.dishes')}</h2>
      {courses.map((course) => (
        <section key={course.name} className={styles.course}>
          <div className={styles.courseHead}>
            <h3 className="semi">{course.name}</h3>
            <span className="cap t3">
              {course.of.length > 1 || course.choose > 1
                ? t('meal.choose_of', { count: course.choose, of: course.of.length })
                : ''}
            </span>
          </div>
          <ul>
            {course.of.map((dish) => (
              <li key={dish.name} className={styles.dish}>
                <span className="grow">{dish.name}</span>
                {dish.value.usd > 0 ? <span className="sub t3 num">{format.text(dish.value)}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={`sub t2 ${styles.value}`}>
        {t('meal.value')} <OldPrice price={value} />
      </p>
    </Card>
  );
}
