import type { AnswerOf } from '@app/contract/core/endpoint';
import type { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import {
  IconBuildingBank,
  IconChevronRight,
  IconCreditCard,
  IconPackage,
  IconRefresh,
  IconTruck,
  IconZoomMoney,
} from '@tabler/icons-react';
import { Card } from 'antd';
import { Link } from 'react-router';
import { useSession } from '../../api/session';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { listLink } from '../../ui/list/list-link';
import { maySee, screenAt } from '../screens';
import look from './workbench.module.css';

export type Workbench = AnswerOf<typeof staffEndpoints.workbench>;
type Work = {
  key: 'pendingShipping' | 'afterSale' | 'pendingProofs' | 'pendingWithdrawals' | 'pendingPayment' | 'lowStock';
  path: string;
  filter: Record<string, string>;
  icon: typeof IconTruck;
};

const works: Work[] = [
  { key: 'pendingShipping', path: '/orders/goods', filter: { tab: 'pending_shipping' }, icon: IconTruck },
  { key: 'afterSale', path: '/orders/after-sale', filter: {}, icon: IconRefresh },
  { key: 'pendingProofs', path: '/money/desk', filter: {}, icon: IconZoomMoney },
  { key: 'pendingWithdrawals', path: '/money/withdrawals', filter: {}, icon: IconBuildingBank },
  { key: 'pendingPayment', path: '/orders/goods', filter: { tab: 'pending_payment' }, icon: IconCreditCard },
  { key: 'lowStock', path: '/catalog/products', filter: { lowStock: '1' }, icon: IconPackage },
];

/** What waits for staff, each line leading to its filtered list. */
export function WaitingCard({ workbench }: { workbench: Workbench }) {
  const t = useText();
  const format = useFormat();
  const { permissions } = useSession();
  const open = works.filter(({ path }) => {
    const screen = screenAt(path);
    return screen && maySee(screen, permissions);
  });
  const note = (key: Work['key']): TextKey => `staff.workbench.${key}_note`;
  return (
    <Card variant="borderless" title={t('staff.workbench.waiting')} className={look.card ?? ''}>
      {open.map(({ key, path, filter, icon: Icon }) => (
        <Link key={key} to={listLink(path, filter)} className={look.work}>
          <span className={look.well}>
            <Icon size={20} stroke={1.75} />
          </span>
          <span className={look.grow}>
            <b>{t(`staff.workbench.${key}`)}</b>
            <small>{t(note(key))}</small>
          </span>
          <strong>{format.count(workbench[key])}</strong>
          <IconChevronRight size={20} stroke={1.75} />
        </Link>
      ))}
    </Card>
  );
}
