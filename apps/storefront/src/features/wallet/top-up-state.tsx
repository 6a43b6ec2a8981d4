import { useT } from '@app/client/i18n';
import type { TopUp } from '@app/contract/top-ups/schemas';
import { Tag, type Tone } from '../../ui/tag.tsx';

const tones: Record<TopUp['state'] | 'under_review', Tone> = {
  pending: 'warn',
  under_review: 'info',
  paid: 'ok',
  cancelled: 'neutral',
  failed: 'bad',
};

/** How a top-up stands, as a tag. */
export function TopUpState({ topUp }: { readonly topUp: Pick<TopUp, 'state' | 'underReview'> }) {
  const t = useT();
  const state = topUp.underReview ? 'under_review' : topUp.state;
  return <Tag tone={tones[state]}>{t(`recharge.state.${state}`)}</Tag>;
}
