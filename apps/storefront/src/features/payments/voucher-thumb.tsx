import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { proofEndpoints } from '@app/contract/payments/proofs/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './proof.module.css';
import type { ProofReference } from './use-proof-page.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** A voucher that was sent: asked for as the one who sent it, since no address serves it. */
export function VoucherThumb(props: {
  readonly reference: ProofReference;
  readonly picture: string;
  readonly index: number;
}) {
  const t = useT();
  const { payment, key } = props.reference;
  const { picture } = props;
  const read = useQuery({
    queryKey: ['voucher', payment, picture],
    queryFn: () =>
      call(
        proofEndpoints.voucherPicture,
        { query: { payment, picture, width: '360', ...(key ? { key } : {}) } },
        { toast: false },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  const base64 = read.data?.base64;
  useEffect(() => {
    if (!base64) return;
    const made = URL.createObjectURL(new Blob([bytesOf(base64)], { type: 'image/webp' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [base64]);
  if (read.isError) return <span className={`cap t3 ${styles.thumb}`}>{t('proofs.picture_failed')}</span>;
  return (
    <span className={styles.thumb}>
      {address ? <img src={address} alt={t('proofs.picture', { index: props.index })} /> : <Skeleton height="100%" />}
    </span>
  );
}
