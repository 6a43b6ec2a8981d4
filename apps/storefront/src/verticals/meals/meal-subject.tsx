import { useT } from '@app/client/i18n';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { KeyValue } from '../../ui/list-row.tsx';
import { useMealWords } from '../../widgets/dining/meal-words.ts';
import subjects from '../../widgets/dining/table-subject.module.css';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { SubjectCard } from '../../widgets/travel/order/subject-card.tsx';

/** What is ordered: the set, for how many, until when and at which hours it is used. */
export function MealSubject({ subject, item }: { readonly subject: TravelSubject; readonly item: MealItem }) {
  const t = useT();
  const date = useDateText();
  const words = useMealWords();
  const facts: readonly (readonly [string, string])[] = [
    [t('meal.order.people'), t('dining.people', { count: item.people })],
    [t('meal.order.when'), words.usable(item.usable)],
    ...(item.blackout.length > 0 ? [[t('meal.order.not_on'), words.yearDays(item.blackout)] as const] : []),
    [t('meal.order.valid'), date.whole(item.validTo)],
    [t('meal.order.visit'), t('meal.at_one_visit', { count: item.perTable })],
  ];
  return (
    <SubjectCard
      subject={subject}
      lines={
        <>
          <p className="sub t2">{words.places(item.places)}</p>
          <p className="sub t3">{t('meal.pieces', { count: item.pieces })}</p>
        </>
      }
    >
      <div className={subjects.when}>
        <dl>
          {facts.map(([name, value]) => (
            <KeyValue key={name} name={name}>
              {value}
            </KeyValue>
          ))}
        </dl>
      </div>
    </SubjectCard>
  );
}
