import { staffWithdrawalEndpoints as calls } from '@app/contract/withdrawals/staff-endpoints';
import { Flex, Image, Skeleton } from 'antd';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { PartError } from '../../ui/page-parts';

const SIZE = 140;
const PLACES = ['0', '1', '2', '3'] as const;

function ProofPicture({ id, place }: { id: string; place: (typeof PLACES)[number] }) {
  const t = useText();
  const answer = useAnswer(
    calls.withdrawalProof,
    { params: { id }, query: { place } },
    { keepMs: Number.POSITIVE_INFINITY },
  );
  if (answer.error) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton.Image active style={{ width: SIZE, height: SIZE }} />;
  return (
    <Image
      width={SIZE}
      height={SIZE}
      style={{ objectFit: 'cover' }}
      src={`data:${answer.data.type};base64,${answer.data.base64}`}
      alt={t('withdrawals.proof_of', { number: Number(place) + 1 })}
    />
  );
}

/** The pictures that prove a payment. No address serves them: they are asked for. */
export function ProofPictures({ id, count }: { id: string; count: number }) {
  const t = useText();
  return (
    <section>
      <h3 style={{ margin: '0 0 8px', fontSize: 16 }}>{t('withdrawals.proof')}</h3>
      <Flex gap={8} wrap>
        {PLACES.slice(0, count).map((place) => (
          <ProofPicture key={place} id={id} place={place} />
        ))}
      </Flex>
    </section>
  );
}
