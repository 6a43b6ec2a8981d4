import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { TransferView } from '@app/contract/wallet/schemas';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ReceiverStep } from './receiver-step.tsx';
import { SendStep } from './send-step.tsx';
import { useTransfer } from './use-transfer.ts';
import styles from './wallet.module.css';

/** Sending money: whom, confirmed by a part of the name; how much, with the password; and how it went. */
export default function TransferScreen() {
  const t = useT();
  const go = useGo();
  const transfer = useTransfer();
  const { receiver, sent } = transfer;
  const back = () => {
    if (receiver && !sent) transfer.setReceiver(null);
    else go.back();
  };
  return (
    <Page title={t('transfer.title')} onBack={back}>
      {sent ? (
        <Sent sent={sent} onAgain={transfer.again} />
      ) : receiver ? (
        <SendStep receiver={receiver} sending={transfer.isSending} onSend={transfer.send} onChange={back} />
      ) : (
        <ReceiverStep onFound={transfer.setReceiver} />
      )}
    </Page>
  );
}

function Sent({ sent, onAgain }: { readonly sent: TransferView; readonly onAgain: () => void }) {
  const t = useT();
  const format = usePriceFormat();
  return (
    <div role="status">
      <EmptyState
        icon={IconCircleCheckFilled}
        title={t('transfer.done_title', { amount: format.text(sent.amount) })}
        text={t('transfer.done_text', { name: sent.name })}
        action={
          <div className={styles.result}>
            <ButtonLink block href={hrefTo('wallet')}>
              {t('transfer.to_wallet')}
            </ButtonLink>
            <Button block kind="soft" onClick={onAgain}>
              {t('transfer.another')}
            </Button>
          </div>
        }
      />
    </div>
  );
}
