import { priceText } from '@app/contract/core/money-words';
import type { ProofMatch, ReviewQueueDetail } from '@app/contract/payments/proofs/staff-schemas';
import { Button, Flex } from 'antd';
import { Link } from 'react-router';
import { useAllowed } from '../../api/session';
import { useProductNow } from '../../api/use-product-now';
import { currentLocale } from '../../text/locale';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CustomerLink } from '../../ui/customer-link';
import { Facts } from '../../ui/drawer';
import { PayableLink } from '../../ui/payable-link';
import { ChainFactsPart } from './chain-facts';
import { RECORDS_PATH } from './payments-paths';
import { ProofFlags, ProofState } from './proof-tags';
import styles from './review-queue.module.css';

/** What the customer said they had paid, as amounts of its currency are written. */
function statedText({ amount, currency }: { amount: string; currency: string }): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const minor = Math.round(Number(amount) * 10 ** decimals);
  return priceText({ amount: minor, currency, decimals }, currentLocale());
}

function useFacts(proof: ReviewQueueDetail): [string, React.ReactNode][] {
  const t = useText();
  const format = useFormat();
  const records = useAllowed('money.payments.view');
  const { stated, rejected } = proof;
  return [
    [t('proof.stated'), stated ? statedText(stated) : t('proof.not_stated')],
    [t('proof.received'), proof.receivedUsd === null ? null : format.money(proof.receivedUsd)],
    [t('proof.outcome'), proof.outcome && t(`proof.outcome.${proof.outcome}`)],
    [
      t('proof.reference'),
      records ? (
        <Link key="record" to={`${RECORDS_PATH}/${proof.paymentId}`}>
          {proof.reference}
        </Link>
      ) : (
        proof.reference
      ),
    ],
    [t('proof.payable'), <PayableLink key="payable" payable={proof.payable} />],
    [t('proof.payment_state'), t(`record.state.${proof.payment.state}`)],
    [t('proof.channel'), proof.channel.title],
    [t('proof.submitted'), format.moment(proof.submittedAt)],
    [t('proof.by_link'), proof.byLink && t('proof.by_link_yes')],
    [
      t('proof.tx_hash'),
      !proof.chain && proof.txHash && (
        <span key="hash" className={styles.hash}>
          {proof.txHash}
        </span>
      ),
    ],
    [t('proof.note'), proof.note],
    [t('proof.decided_by'), proof.decidedAt && (proof.decidedBy ?? t('proof.by_itself'))],
    [t('proof.reason'), rejected && [t(`proof.reason.${rejected.reason}`), rejected.text].filter(Boolean).join('. ')],
  ];
}

function Matches({ proof, onMatch }: { proof: ReviewQueueDetail; onMatch: (match: ProofMatch) => void }) {
  const t = useText();
  if (proof.matches.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('proof.matches')}</h3>
      <ul className={styles.matches}>
        {proof.matches.map((match) => (
          <li key={`${match.proofId} ${match.picture} ${match.otherPicture}`}>
            <span>
              <b>{t(`proof.match.${match.kind}`, { distance: match.distance ?? 0 })}</b>
              <small>
                {t('proof.match_of', { number: match.paymentNumber, customer: match.customer })}
                {match.sameCustomer ? ` (${t('proof.same_customer')})` : ''}
              </small>
              <ProofState state={match.state} />
            </span>
            {match.otherPicture && (
              <Button size="small" onClick={() => onMatch(match)}>
                {t('proof.compare')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands beside a voucher: what is due, what to look at twice, the payable, the customer and what was before. */
export function Beside(props: {
  proof: ReviewQueueDetail;
  onMatch: (match: ProofMatch) => void;
  onApprove: () => void;
  onReject: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  const { proof } = props;
  const facts = useFacts(proof);
  const { firstApproval: first, past } = proof;
  const waits = proof.state === 'submitted';
  return (
    <aside className={styles.side}>
      <div className={styles.facts}>
        <div className={styles.due}>
          <small>{t('proof.due')}</small>
          <strong>{format.money(proof.dueUsd)}</strong>
          <Flex gap={6} wrap>
            <ProofState state={proof.state} />
            <ProofFlags row={proof} />
          </Flex>
          {waits && (
            <small>{t('proof.waiting', { span: format.span(now() - new Date(proof.submittedAt).getTime()) })}</small>
          )}
        </div>
        {waits && first && (
          <p className={styles.first} role="status">
            {first.mine
              ? t('proof.first_mine', { amount: format.money(first.receivedUsd) })
              : t('proof.first_by', {
                  name: first.by,
                  amount: format.money(first.receivedUsd),
                  moment: format.moment(first.at),
                })}
          </p>
        )}
        {proof.chain && <ChainFactsPart chain={proof.chain} txHash={proof.txHash} />}
        <Matches proof={proof} onMatch={props.onMatch} />
        <Facts title={t('proof.revision', { revision: proof.revision })} facts={facts} />
        <Facts
          title={proof.customer.nickname}
          facts={[
            [
              t('record.customer'),
              <CustomerLink key="customer" id={proof.customer.id} name={proof.customer.nickname} />,
            ],
            [t('record.email'), proof.customer.email],
            [t('proof.customer_since'), format.day(past.since)],
            [t('proof.paid_so_far'), format.money(past.paidUsd)],
            [t('proof.past'), t('proof.past_counts', { approved: past.approved, rejected: past.rejected })],
          ]}
        />
        {proof.history.length > 1 && (
          <Facts
            title={t('proof.history')}
            facts={proof.history
              .filter(({ id }) => id !== proof.id)
              .map((one) => [
                t('proof.revision', { revision: one.revision }),
                <span key={one.id}>
                  <ProofState state={one.state} />
                  {one.rejected && <small> {t(`proof.reason.${one.rejected.reason}`)}</small>}
                </span>,
              ])}
          />
        )}
      </div>
      {proof.actions.length > 0 && (
        <footer className={styles.verdict}>
          <Button danger onClick={props.onReject}>
            {t('proof.reject')} <kbd>R</kbd>
          </Button>
          <Button type="primary" onClick={props.onApprove}>
            {t('proof.approve')} <kbd>A</kbd>
          </Button>
        </footer>
      )}
    </aside>
  );
}
