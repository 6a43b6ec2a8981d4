import { useT } from '@app/client/i18n';
import type { CustomerProof } from '@app/contract/payments/proofs/schemas';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './proof.module.css';

const tones = { submitted: 'info', approved: 'ok', rejected: 'bad', superseded: 'neutral' } as const;

/** What was sent before the newest proof. */
export function EarlierProofs({ proofs }: { readonly proofs: readonly CustomerProof[] }) {
  const t = useT();
  const moments = useMomentText();
  if (proofs.length === 0) return null;
  return (
    <Card>
      <h2 className="h3">{t('proofs.sent_before')}</h2>
      <ul className={styles.history}>
        {proofs.map((proof) => (
          <li key={proof.id} className={styles.past}>
            <span>
              {t('proofs.revision', { revision: proof.revision })}
              <span className={`cap t3 num ${styles.block}`}>{moments.minute(proof.submittedAt)}</span>
            </span>
            <Tag tone={tones[proof.state]}>{t(`proofs.state.${proof.state}`)}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
