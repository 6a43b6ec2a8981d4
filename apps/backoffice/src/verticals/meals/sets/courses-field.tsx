import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { CourseInput } from '@app/contract/verticals/meals/staff-input';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { errorsAt } from '../../../ui/form/field-errors';
import { LineBlock, MoneyPart, NumberPart, TextPart } from '../../../ui/form/lines/line-parts';
import { RowsField } from '../../../ui/form/lines/rows-field';
import styles from './set.module.css';

type Dish = CourseInput['of'][number];
type Errors = Readonly<Record<string, string>>;

const newDish: Dish = { name: { 'en-US': '' }, valueUsd: Number.NaN };
const OF_A_DISH = /^\d+\.of\.\d+/;

/** What is wrong with courses themselves; what is wrong with a dish stands below it. */
const ofCourses = (errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !OF_A_DISH.test(path)));

type DishesProps = { course: number; dishes: Dish[]; errors: Errors; onChange: (dishes: Dish[]) => void };

/** The dishes of one course, each with what it costs by itself. */
function DishesField({ course, dishes, errors, onChange }: DishesProps) {
  const t = useText();
  return (
    <RowsField<Dish>
      rows={dishes}
      max={mealLimits.dishes}
      blank={newDish}
      add="meal.staff.add_dish"
      errors={errors}
      onChange={onChange}
      render={(row, set, number) => (
        <div className={styles.named}>
          <TextPart
            label={t('meal.staff.dish')}
            number={number}
            outer={course}
            max={mealLimits.dishName}
            value={row.name}
            onChange={(name) => set({ name })}
          />
          <MoneyPart
            label={t('meal.staff.dish_price')}
            number={number}
            outer={course}
            value={row.valueUsd}
            onChange={(valueUsd) => set({ valueUsd })}
          />
        </div>
      )}
    />
  );
}

/** Courses: so many of the dishes of each are chosen at the table. */
export function CoursesField({ value = [], onChange, errors }: OwnFieldProps<CourseInput[]>) {
  const t = useText();
  return (
    <RowsField<CourseInput>
      rows={value}
      max={mealLimits.courses}
      blank={{ name: { 'en-US': '' }, choose: 1, of: [newDish] }}
      add="meal.staff.add_course"
      errors={ofCourses(errors)}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineBlock>
          <div className={styles.named}>
            <TextPart
              label={t('meal.staff.course')}
              number={number}
              max={mealLimits.courseName}
              value={row.name}
              onChange={(name) => set({ name })}
            />
            <NumberPart
              label={t('meal.staff.choose')}
              number={number}
              value={row.choose}
              onChange={(choose) => set({ choose })}
            />
          </div>
          <div className={styles.dishes}>
            <DishesField
              course={number}
              dishes={row.of}
              errors={errorsAt(errors, `${number - 1}.of`).parts}
              onChange={(of) => set({ of })}
            />
          </div>
        </LineBlock>
      )}
    />
  );
}
