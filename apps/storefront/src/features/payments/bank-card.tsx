import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Instructions } from '@app/contract/payments/proofs/schemas';
import { Card } from '../../ui/card.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './proof.module.css';

type Bank = Extract<Instructions, { kind: 'offline' }>;

/** Where to transfer the money, how much exactly, and what to write into the transfer. */
export function BankCard({ bank }: { readonly bank: Bank }) {
  const t = useT();
  const format = usePriceFormat();
  const decimals = bank.amount.split('.')[1]?.length ?? 0;
  const amount = Math.round(Number(bank.amount) * 10 ** decimals);
  return (
    <Card>
      <h2 className="h3">{t('proofs.transfer_title')}</h2>
      <dl className={styles.rows}>
        <CopyRow
          label={t('proofs.exact_amount')}
          value={`${format.text({ amount, currency: bank.currency, decimals })} ${bank.currency}`}
          copy={bank.amount}
        />
        <CopyRow
          label={t('proofs.reference')}
          value={bank.reference}
          copy={bank.reference}
          hint={t('proofs.reference_hint')}
        />
        {bank.lines.map((line) => (
          <CopyRow
            key={line.label}
            label={line.label}
            value={line.value}
            copy={line.copy ? line.value.replace(/(?<=^[A-Z0-9 ]+) (?=[A-Z0-9 ]+$)/g, '') : undefined}
          />
        ))}
      </dl>
      {bank.note ? <p className={styles.note}>{bank.note}</p> : null}
    </Card>
  );
}
