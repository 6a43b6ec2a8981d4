import type { WaitingCounts, Workbench } from '@app/contract/reports/staff-schemas';
import {
  IconBuildingBank,
  IconCalendarExclamation,
  IconChevronRight,
  IconCircleCheck,
  IconClockExclamation,
  IconCreditCard,
  IconCurrencyDollar,
  IconDatabaseExport,
  IconLuggage,
  IconMessageCircle,
  IconPackage,
  IconRefresh,
  IconTicket,
  IconTruck,
  IconUserMinus,
  IconZoomMoney,
} from '@tabler/icons-react';
import { Card } from 'antd';
import { Link } from 'react-router';
import { useSession } from '../../api/session';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { listLink } from '../../ui/list/list-link';
import { PartEmpty } from '../../ui/page-parts';
import { maySee } from '../../ui/screens';
import { screenAt } from '../screens';
import styles from './workbench.module.css';

export type { Workbench };

type Work = {
  key: keyof WaitingCounts;
  path: string;
  filter: Record<string, string>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  icon: typeof IconTruck;
};

const works: Work[] = [
  { key: 'pendingShipping', path: '/orders/goods', filter: { tab: 'pending_shipping' }, icon: IconTruck },
  { key: 'afterSale', path: '/orders/after-sale', filter: {}, icon: IconRefresh },
  { key: 'travelReview', path: '/travel/orders', filter: { tab: 'pending_review' }, icon: IconLuggage },
  { key: 'travelConfirm', path: '/travel/orders', filter: { tab: 'pending_verification' }, icon: IconTicket },
  {
    key: 'travelOverdue',
    path: '/travel/orders',
    filter: { tab: 'promised' },
    sort: { field: 'confirmBy', order: 'ASC' },
    icon: IconClockExclamation,
  },
  { key: 'pendingProofs', path: '/money/desk', filter: {}, icon: IconZoomMoney },
  { key: 'pendingWithdrawals', path: '/money/withdrawals', filter: {}, icon: IconBuildingBank },
  { key: 'deletions', path: '/people/deletions', filter: { state: 'waiting' }, icon: IconUserMinus },
  { key: 'chats', path: '/service/chat', filter: {}, icon: IconMessageCircle },
  { key: 'calendars', path: '/travel/hotels', filter: { calendars: '1' }, icon: IconCalendarExclamation },
  { key: 'pendingPayment', path: '/orders/goods', filter: { tab: 'pending_payment' }, icon: IconCreditCard },
  { key: 'lowStock', path: '/catalog/products', filter: { lowStock: '1' }, icon: IconPackage },
  { key: 'backupAlarms', path: '/system/backups', filter: {}, icon: IconDatabaseExport },
  { key: 'staleRates', path: '/system/currencies', filter: { stale: '1' }, icon: IconCurrencyDollar },
];

/** What waits for staff, each line leading to its filtered list; only the lists that the role may see. */
export function WaitingCard({ waiting }: { waiting: WaitingCounts }) {
  const t = useText();
  const format = useFormat();
  const { permissions } = useSession();
  const open = works.flatMap((work) => {
    const screen = screenAt(work.path);
    const count = waiting[work.key];
    return count !== null && screen && maySee(screen, permissions) ? [{ ...work, count }] : [];
  });
  const note = (key: Work['key']): TextKey => `staff.workbench.${key}_note`;
  return (
    <Card variant="borderless" title={t('staff.workbench.waiting')} className={styles.card ?? ''}>
      {open.length === 0 && (
        <PartEmpty icon={<IconCircleCheck size={24} stroke={1.75} />} text={t('reports.nothing_waits')} />
      )}
      {open.map(({ key, path, filter, sort, icon: Icon, count }) => (
        <Link key={key} to={listLink(path, filter, sort)} className={styles.work}>
          <span className={styles.well}>
            <Icon size={20} stroke={1.75} />
          </span>
          <span className={styles.grow}>
            <b>{t(`staff.workbench.${key}`)}</b>
            <small>{t(note(key))}</small>
          </span>
          <strong>{format.count(count)}</strong>
          <IconChevronRight size={20} stroke={1.75} />
        </Link>
      ))}
    </Card>
  );
}
