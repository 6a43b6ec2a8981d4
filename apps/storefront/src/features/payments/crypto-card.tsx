import { useT } from '@app/client/i18n';
import type { Instructions } from '@app/contract/payments/proofs/schemas';
import { IconAlertTriangle, IconEye, IconLoader, IconUserCheck } from '@tabler/icons-react';
import { Card, Note } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InFours } from '../../ui/in-fours.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import cashier from './cashier.module.css';
import { CopyRow } from './copy-row.tsx';
import styles from './proof.module.css';

export type CryptoInstructions = Extract<Instructions, { kind: 'crypto' }>;

/** Where to send coins, on which network, how much exactly; and how far a transfer that was seen has come. */
export function CryptoCard({ crypto }: { readonly crypto: CryptoInstructions }) {
  const t = useT();
  const { asset, network, confirmations } = crypto;
  return (
    <>
      <Card>
        <dl className={styles.rows}>
          <CopyRow label={t('proofs.network')} value={`${asset}, ${network}`} />
        </dl>
        <div className={styles.qr}>
          <QrCode text={crypto.uri} label={t('proofs.qr')} />
        </div>
        <dl className={styles.boxes}>
          <CopyRow
            label={t('proofs.address')}
            value={crypto.address}
            shown={
              <span className={styles.address}>
                <InFours text={crypto.address} />
              </span>
            }
            copy={crypto.address}
          />
          <CopyRow label={t('proofs.send_exactly')} value={`${crypto.amount} ${asset}`} copy={crypto.amount} />
        </dl>
        {confirmations ? (
          <div className={styles.seen} role="status">
            <Icon as={IconLoader} className="brand" />
            <span className="grow">
              <span className="semi">{t('proofs.seen')}</span>
              <span className={`cap t3 num ${styles.block}`}>
                {t('proofs.confirmations', { seen: confirmations.seen, needed: confirmations.needed })}
              </span>
              <progress value={confirmations.seen} max={confirmations.needed} aria-hidden="true" />
            </span>
          </div>
        ) : null}
      </Card>
      <div className={cashier.note}>
        <Note tone="warn" icon={<Icon as={IconAlertTriangle} />}>
          {t('proofs.only_network', { asset, network })}
        </Note>
      </div>
      <div className={cashier.note}>
        <Note icon={<Icon as={crypto.watched ? IconEye : IconUserCheck} />}>
          {t(crypto.watched ? 'proofs.watched' : 'proofs.by_hand')}
        </Note>
      </div>
    </>
  );
}
