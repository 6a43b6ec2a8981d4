import type { ChainFacts } from '@app/contract/payments/proofs/staff-schemas';
import { Typography } from 'antd';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts } from '../../ui/drawer';
import styles from './review-queue.module.css';

const Copied = ({ text, copy = text }: { text: string; copy?: string }) => (
  <Typography.Text className={styles.hash ?? ''} copyable={{ text: copy }}>
    {text}
  </Typography.Text>
);

/** What the chain has to show for a payment by crypto, to be copied into an explorer, and what of it we saw ourselves. */
export function ChainFactsPart({ chain, txHash }: { chain: ChainFacts; txHash: string | null }) {
  const t = useText();
  const format = useFormat();
  const { seen } = chain;
  return (
    <div className={styles.chain}>
      <Facts
        title={t('proof.chain')}
        facts={[
          [t('proof.tx_hash'), txHash ? <Copied key="hash" text={txHash} /> : t('proof.chain.no_hash')],
          [t('proof.chain.network'), chain.network],
          [t('proof.chain.address'), <Copied key="address" text={chain.address} />],
          [
            t('proof.chain.amount'),
            <Copied key="amount" text={`${chain.amount} ${chain.asset}`} copy={chain.amount} />,
          ],
          [t('proof.chain.price'), `1 ${chain.asset} = $${chain.usdPerUnit}`],
          [t('proof.chain.told_by'), t(`proof.chain.told_by.${chain.toldBy}`)],
          [t('proof.chain.needed'), format.count(chain.needed)],
          [t('proof.chain.shown'), format.moment(chain.shownAt)],
          [
            t('proof.chain.seen'),
            seen && t('proof.chain.seen_at', { seen: seen.confirmations, needed: chain.needed, hash: seen.txHash }),
          ],
        ]}
      />
      <p className={styles.how}>{t(chain.watched ? 'proof.chain.watched' : 'proof.chain.by_hand')}</p>
    </div>
  );
}
