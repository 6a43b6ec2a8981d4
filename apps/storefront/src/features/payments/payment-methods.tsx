import { useT } from '@app/client/i18n';
import type { ProofPage } from '@app/contract/payments/proofs/schemas';
import { Chips } from '../../ui/chips.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import styles from './proof.module.css';

/** So many fit side by side. */
const SEGMENTS_MAX = 2;

/** Switches between the ways to pay elsewhere, where there are several. */
export function PaymentMethods(props: { readonly page: ProofPage; readonly onChoose: (id: string) => void }) {
  const t = useT();
  const { channels, channel } = props.page;
  if (channels.length < 2) return null;
  const choices = channels.map(({ id, title }) => ({ value: id, label: title }));
  const shared = { label: t('payments.channels'), choices, value: channel.id, onChange: props.onChoose };
  return (
    <div className={channels.length > SEGMENTS_MAX ? styles.chips : styles.segments}>
      {channels.length > SEGMENTS_MAX ? <Chips {...shared} scroll /> : <Segmented {...shared} />}
    </div>
  );
}
