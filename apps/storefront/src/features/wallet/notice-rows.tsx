import { textOf } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { WalletNotice } from '@app/contract/wallet/schemas';
import { IconHourglass } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './wallet.module.css';

const placeOf = ({ kind, id }: WalletNotice): string =>
  kind === 'top_up' ? hrefTo('rechargeDetail', { id }) : hrefTo('withdrawalDetail', { id });

const textOfNotice = ({ kind, state }: WalletNotice, amount: string): string =>
  kind === 'top_up'
    ? textOf(`wallet.notice.top_up.${state}`, { amount })
    : textOf(`wallet.notice.withdrawal.${state}`, { amount });

/** What is under way: top-ups to pay or under review, withdrawals that wait. */
export function NoticeRows({ notices }: { readonly notices: readonly WalletNotice[] }) {
  const format = usePriceFormat();
  const moment = useMomentText();
  if (notices.length === 0) return null;
  return (
    <Card flush>
      {notices.map((notice) => (
        <ListRow
          key={notice.id}
          icon={
            <span className={styles.waitingWell}>
              <IconWell>
                <Icon as={IconHourglass} size="m" />
              </IconWell>
            </span>
          }
          title={<span className="sub semi">{textOfNotice(notice, format.text(notice.amount))}</span>}
          note={moment.minute(notice.at)}
          href={placeOf(notice)}
        />
      ))}
    </Card>
  );
}
