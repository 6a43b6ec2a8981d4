import {
  MEAL_REPORT_GROUPS,
  type MealFigures,
  type MealReportGroup,
} from '@app/contract/verticals/meals/report-schemas';
import { staffMealEndpoints as calls } from '@app/contract/verticals/meals/staff-endpoints';
import { Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { useText } from '../../../text/use-text';
import { choicesFrom, useChoices } from '../../../ui/choices';
import type { Measure } from '../../../ui/report/figures';
import { ReportPage } from '../../../ui/report/grouped-report';
import { useAskedReport } from '../../../ui/report/use-report';

const measures: readonly Measure<keyof MealFigures>[] = [
  { key: 'sold', title: 'meal.report.sold', as: 'count', tile: true, stands: 'any' },
  { key: 'soldUsd', title: 'meal.report.sold_usd', as: 'money', tile: true, stands: 'any' },
  { key: 'used', title: 'meal.report.used', as: 'count', stands: 'any' },
  { key: 'usedBp', title: 'meal.report.used_part', as: 'percent', tile: true, stands: 'any' },
  { key: 'usedUsd', title: 'meal.report.used_usd', as: 'money', tile: true, stands: 'any' },
  { key: 'givenBack', title: 'meal.report.given_back', as: 'count', costs: true, stands: 'any' },
  { key: 'givenBackUsd', title: 'meal.report.given_back_usd', as: 'money', costs: true, stands: 'any' },
  { key: 'expired', title: 'meal.report.expired', as: 'count', costs: true, stands: 'any' },
  { key: 'expiredUsd', title: 'meal.report.expired_usd', as: 'money', costs: true, stands: 'any' },
  { key: 'usable', title: 'meal.report.usable', as: 'count', stands: 'any' },
];

const setChoices = choicesFrom(calls.mealSetChoices, (list) =>
  list.map(({ id, name }) => ({ value: id, label: name })),
);

const groupText = (group: MealReportGroup) =>
  group === 'day' || group === 'month' ? (`travel.report.by_${group}` as const) : (`meal.report.by_${group}` as const);

/** Set meals that were paid and what became of their pieces, over the last four weeks at first. */
export default function MealReportScreen() {
  const t = useText();
  const { days, before, by, chosen, ask } = useAskedReport({ groups: MEAL_REPORT_GROUPS, span: 28, startsIn: -27 });
  const set = chosen('set');
  const sets = useChoices(setChoices);
  const of = { by, ...(set ? { setId: set } : {}) };
  const answer = useAnswer(calls.mealReport, { query: { ...days, ...of } });
  const earlier = useAnswer(calls.mealReport, { query: { ...before, ...of } });
  const nameOf = (group: MealReportGroup, name: string) =>
    group === 'restaurant' && name === '' ? t('meal.report.not_used') : name;
  return (
    <ReportPage
      title="permission.travel.meal_report"
      note="meal.report.note"
      file="set-meals"
      measures={measures}
      groups={MEAL_REPORT_GROUPS}
      groupText={groupText}
      nameOf={nameOf}
      days={days}
      by={by}
      ask={ask}
      answer={answer}
      to={(behind) => {
        const { line } = behind;
        if (line && line.by !== 'set') return null;
        return ordersBehind('diningcombo', behind, { subject: line?.id ?? set });
      }}
      before={earlier.data?.total ?? null}
    >
      <Select
        aria-label={t('meal.report.by_set')}
        placeholder={t('meal.report.every_set')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={set}
        loading={sets.loading}
        options={sets.list}
        onChange={(next) => ask({ set: next ?? '' })}
      />
    </ReportPage>
  );
}
