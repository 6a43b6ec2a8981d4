import { useT } from '@app/client/i18n';
import type { CustomerProof } from '@app/contract/payments/proofs/schemas';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useClockOffset } from '../../shell/shop.ts';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useElapsed } from './elapsed.ts';
import styles from './proof.module.css';
import type { ProofReference } from './use-proof-page.ts';
import { VoucherThumb } from './voucher-thumb.tsx';

type Part = { readonly proof: CustomerProof; readonly children?: ReactNode };

/** A proof that staff have not decided on yet: what was sent, and how long it has waited. */
export function WaitingCard(props: Part & { readonly reference: ProofReference; readonly gone: boolean }) {
  const t = useT();
  const { proof } = props;
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const time = useElapsed(proof.submittedAt, offsetMs);
  return (
    <Card>
      <div className={styles.state} role="status">
        <IconWell>
          <Icon as={IconHourglass} size="m" />
        </IconWell>
        <div className="grow">
          <h2 className="h3">{t('proofs.waiting_title')}</h2>
          <p className="sub t2">{t(props.gone ? 'proofs.waiting_gone' : 'proofs.waiting_text')}</p>
          <p className={`cap num ${styles.since}`}>{t('proofs.waiting_since', { time })}</p>
        </div>
      </div>
      {proof.pictures.length > 0 ? (
        <div className={styles.thumbs}>
          {proof.pictures.map(({ id }, index) => (
            <VoucherThumb key={id} reference={props.reference} picture={id} index={index + 1} />
          ))}
        </div>
      ) : null}
      {proof.txHash ? <p className={`cap t3 ${styles.hash}`}>{proof.txHash}</p> : null}
      {props.children}
    </Card>
  );
}

/** Why the last proof was not accepted, and how many more may be sent. */
export function RejectedCard({ proof, left }: Part & { readonly left: number }) {
  const t = useT();
  if (!proof.rejected) return null;
  const { reason, text } = proof.rejected;
  return (
    <Card>
      <div className={styles.state} role="status">
        <span className={styles.badWell}>
          <Icon as={IconAlertTriangle} />
        </span>
        <div className="grow">
          <h2 className="h3">{t('proofs.rejected_title')}</h2>
          <p className="sub">{t(`proofs.reason.${reason}`)}</p>
          {text ? <p className={`sub ${styles.quote}`}>{text}</p> : null}
          <p className="cap t3">{left > 0 ? t('proofs.left', { count: left }) : t('proofs.none_left')}</p>
        </div>
      </div>
    </Card>
  );
}
