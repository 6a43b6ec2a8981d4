import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import styles from './withdrawals.module.css';

const PLACES = ['0', '1', '2', '3'] as const;

function Proof({ id, place }: { readonly id: string; readonly place: (typeof PLACES)[number] }) {
  const t = useT();
  const read = useEndpoint(withdrawalEndpoints.withdrawalProof, { query: { id, place } });
  if (read.data) {
    const alt = t('withdrawals.proof_picture', { number: Number(place) + 1 });
    return <img className={styles.proof} src={`data:${read.data.type};base64,${read.data.base64}`} alt={alt} />;
  }
  if (read.isPending) return <Skeleton width="14rem" height="10rem" radius="var(--r-m)" />;
  return <ErrorNote error={read.error} onRetry={() => void read.refetch()} />;
}

/** The pictures that prove a payment. No address serves them: they are asked for by their owner. */
export function Proofs({ id, count }: { readonly id: string; readonly count: number }) {
  const t = useT();
  return (
    <section aria-label={t('withdrawals.proof')}>
      <p className={styles.label}>{t('withdrawals.proof')}</p>
      <div className={styles.proofs}>
        {PLACES.slice(0, count).map((place) => (
          <Proof key={place} id={id} place={place} />
        ))}
      </div>
    </section>
  );
}
