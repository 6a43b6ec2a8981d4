import { MEAL_REPORT_GROUPS, type MealReportGroup } from '@app/contract/verticals/meals/report-schemas';
import { staffMealEndpoints as calls } from '@app/contract/verticals/meals/staff-endpoints';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { choicesFrom } from '../../../ui/choices';
import { defineReport } from '../../../ui/report/define-report';
import { GroupedReportPage } from '../../../ui/report/grouped-report';
import { LAST_FOUR_WEEKS } from '../../../ui/report/use-report';

const setChoices = choicesFrom(calls.mealSetChoices, (list) =>
  list.map(({ id, name }) => ({ value: id, label: name })),
);

const groupText = (group: MealReportGroup) =>
  group === 'day' || group === 'month' ? (`travel.report.by_${group}` as const) : (`meal.report.by_${group}` as const);

/** Set meals that were paid and what became of their pieces. */
const mealReport = defineReport({
  endpoint: calls.mealReport,
  title: 'permission.travel.meal_report',
  note: 'meal.report.note',
  file: 'set-meals',
  firstDays: LAST_FOUR_WEEKS,
  groups: MEAL_REPORT_GROUPS,
  groupText,
  filters: [
    { name: 'set', field: 'setId', label: 'meal.report.by_set', every: 'meal.report.every_set', choices: setChoices },
  ],
  figures: [
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
  ],
  nameOf: (group, name, t) => (group === 'restaurant' && name === '' ? t('meal.report.not_used') : name),
  to: (behind, { chosen }) => {
    const { line } = behind;
    if (line && line.by !== 'set') return null;
    return ordersBehind('diningcombo', behind, { subject: line?.id ?? chosen['set'] });
  },
});

export default function MealReportScreen() {
  return <GroupedReportPage rule={mealReport} />;
}
