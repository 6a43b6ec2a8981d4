import { type CourseInput, dearestUsd } from '@app/contract/verticals/meals/staff-input';
import { Form } from 'antd';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { MoneyInput } from '../../../ui/form/inputs/money-input';
import styles from './set.module.css';

/** What is typed of courses so far, numbers that are none left out. */
const typed = (courses: readonly CourseInput[]) =>
  courses.map(({ choose, of }) => ({ choose: choose || 0, of: of.filter(({ valueUsd }) => valueUsd > 0) }));

/** What the dishes of a piece cost one by one, with the most that they can cost. */
export function ValueField({ id, value, onChange }: OwnFieldProps<number> & { id?: string }) {
  const t = useText();
  const format = useFormat();
  const courses = Form.useWatch<CourseInput[] | undefined>('courses') ?? [];
  const most = dearestUsd(typed(courses));
  return (
    <>
      <MoneyInput {...(id ? { id } : {})} value={value ?? null} onChange={(next) => onChange?.(next as number)} />
      <small className={styles.most} aria-live="polite">
        {most > 0 ? t('meal.staff.value_most', { amount: format.money(most) }) : t('meal.staff.value_none')}
      </small>
    </>
  );
}
