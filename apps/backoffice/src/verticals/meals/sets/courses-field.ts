import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { CourseInput } from '@app/contract/verticals/meals/staff-input';
import type { LinesRule } from '../../../ui/form/lines/define-lines';
import { linesField } from '../../../ui/form/lines/lines-field';
import styles from './set.module.css';

type Dish = CourseInput['of'][number];

const newDish = (): Dish => ({ name: { 'en-US': '' }, valueUsd: Number.NaN });

/** The dishes of one course, each with what it costs by itself. */
const dishes: LinesRule<Dish> = {
  max: mealLimits.dishes,
  blank: newDish,
  add: 'meal.staff.add_dish',
  className: styles.named,
  parts: [
    [
      { kind: 'text', name: 'name', label: 'meal.staff.dish', max: mealLimits.dishName },
      { kind: 'money', name: 'valueUsd', label: 'meal.staff.dish_price' },
    ],
  ],
};

/** Courses: so many of the dishes of each are chosen at the table. */
export const CoursesField = linesField<CourseInput>({
  max: mealLimits.courses,
  blank: () => ({ name: { 'en-US': '' }, choose: 1, of: [newDish()] }),
  add: 'meal.staff.add_course',
  className: styles.named,
  parts: [
    [
      { kind: 'text', name: 'name', label: 'meal.staff.course', max: mealLimits.courseName },
      { kind: 'number', name: 'choose', label: 'meal.staff.choose' },
    ],
    { kind: 'lines', name: 'of', className: styles.dishes, of: dishes },
  ],
});
