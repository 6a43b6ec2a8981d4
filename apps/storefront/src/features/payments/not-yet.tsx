import { useT } from '@app/client/i18n';
import type { Cashier } from '@app/contract/payments/schemas';
import { IconHourglass } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './cashier.module.css';
import { DueCard } from './due-card.tsx';
import { payableLooks } from './payable-looks.ts';

/** What stands at the cashier while a booking is reviewed before it may be paid. */
export function NotYet(props: { readonly cashier: Cashier; readonly offsetMs: number; readonly onEnd: () => void }) {
  const t = useT();
  const { cashier } = props;
  const { id, kind } = cashier.payable;
  const look = payableLooks[kind];
  return (
    <>
      <DueCard cashier={{ ...cashier, expiresAt: null }} offsetMs={props.offsetMs} onEnd={props.onEnd} />
      <div className={styles.note}>
        <Note icon={<Icon as={IconHourglass} />}>{t('payments.not_yet')}</Note>
      </div>
      {id ? (
        <div className={styles.note}>
          <ButtonLink block kind="soft" href={look.href(id)}>
            {t(look.words.see)}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
