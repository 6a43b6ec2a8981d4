import { useT } from '@app/client/i18n';
import type { TopUp } from '@app/contract/top-ups/schemas';
import { Tag, type Tone } from '../../ui/tag.tsx';

const tones: Record<TopUp['state'] | 'under_review' | 'refused', Tone> = {
  pending: 'warn',
  under_review: 'info',
  refused: 'bad',
  paid: 'ok',
  cancelled: 'neutral',
  failed: 'bad',
};

/** How a top-up stands, as a tag. */
export function TopUpState({ topUp }: { readonly topUp: Pick<TopUp, 'state' | 'underReview' | 'refused'> }) {
  const t = useT();
  const state = topUp.underReview ? 'under_review' : topUp.refused ? 'refused' : topUp.state;
  return <Tag tone={tones[state]}>{t(`recharge.state.${state}`)}</Tag>;
}
