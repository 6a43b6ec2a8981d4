import type { Measure } from '@app/contract/reports/staff-schemas';
import { useSession } from '../../api/session';
import { entriesLink } from '../../features/reports/reports-path';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { FigureCard, Figures } from '../../ui/report/figure-card';
import type { Workbench } from './waiting-card';

type Part = { key: 'revenue' | 'orders' | 'users' | 'topUps' | 'withdrawals'; title: TextKey; measure: Measure };

const salesParts: readonly Part[] = [
  { key: 'revenue', title: 'reports.revenue', measure: 'paid' },
  { key: 'orders', title: 'reports.orders', measure: 'orders' },
];
const moneyParts: readonly Part[] = [
  { key: 'users', title: 'reports.users', measure: 'users' },
  { key: 'topUps', title: 'reports.top_ups', measure: 'top_ups' },
  { key: 'withdrawals', title: 'reports.withdrawals', measure: 'withdrawals' },
];
const COUNTED: readonly Part['key'][] = ['orders', 'users'];

/** The figures of the range that the role may see, each leading to its records where the role may see those. */
export function TodayFigures({ workbench }: { workbench: Workbench }) {
  const t = useText();
  const format = useFormat();
  const { permissions } = useSession();
  const { range } = workbench;
  const cards = (parts: readonly Part[], mayList: boolean) =>
    parts.map(({ key, title, measure }) => {
      const figure = workbench[key];
      if (!figure) return null;
      return (
        <FigureCard
          key={key}
          title={t(title)}
          value={figure.value}
          before={figure.before}
          versus={t(`reports.vs.${range.key ?? 'free'}`)}
          none={t('reports.none_before')}
          costs={key === 'withdrawals'}
          days={figure.days}
          to={mayList ? entriesLink(measure, range) : undefined}
        >
          {COUNTED.includes(key) ? format.count(figure.value) : format.money(figure.value)}
        </FigureCard>
      );
    });
  return (
    <Figures>
      {cards(salesParts, permissions.includes('reports.orders.view'))}
      {cards(moneyParts, permissions.includes('reports.agents.view'))}
    </Figures>
  );
}
