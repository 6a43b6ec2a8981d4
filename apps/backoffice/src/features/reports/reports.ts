import type { Measure, MoneyFigures, OrderFigures } from '@app/contract/reports/staff-schemas';
import type { TextKey } from '../../text/text-key';

/** One figure of a report: its column, and the records behind it where they can be listed. */
export type FigureColumn<F> = {
  key: keyof F & string;
  title: TextKey;
  as: 'money' | 'count';
  measure?: Measure;
  /** More of it is no good news. */
  costs?: true;
};

export const orderColumns: readonly FigureColumn<OrderFigures>[] = [
  { key: 'orders', title: 'reports.orders', as: 'count', measure: 'orders' },
  { key: 'paid', title: 'reports.paid', as: 'count', measure: 'paid' },
  { key: 'revenueUsd', title: 'reports.revenue', as: 'money', measure: 'paid' },
  { key: 'refunds', title: 'reports.refunds', as: 'count', measure: 'refunds' },
  { key: 'refundedUsd', title: 'reports.refunded', as: 'money', measure: 'refunds', costs: true },
  { key: 'netUsd', title: 'reports.net', as: 'money' },
  { key: 'averageUsd', title: 'reports.average', as: 'money' },
];

export const moneyColumns: readonly FigureColumn<MoneyFigures>[] = [
  { key: 'users', title: 'reports.users', as: 'count', measure: 'users' },
  { key: 'topUps', title: 'reports.top_up_count', as: 'count', measure: 'top_ups' },
  { key: 'topUpUsd', title: 'reports.top_ups', as: 'money', measure: 'top_ups' },
  { key: 'withdrawals', title: 'reports.withdrawal_count', as: 'count', measure: 'withdrawals' },
  { key: 'withdrawalUsd', title: 'reports.withdrawals', as: 'money', measure: 'withdrawals', costs: true },
  { key: 'differenceUsd', title: 'reports.difference', as: 'money' },
  { key: 'paid', title: 'reports.paid', as: 'count', measure: 'paid' },
  { key: 'revenueUsd', title: 'reports.revenue', as: 'money', measure: 'paid' },
  { key: 'refundedUsd', title: 'reports.refunded', as: 'money', measure: 'refunds', costs: true },
];
