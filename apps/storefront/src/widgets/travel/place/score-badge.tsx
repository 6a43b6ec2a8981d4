import { type Translate, useT } from '@app/client/i18n';
import { useOneDecimal } from '../../../ui/one-decimal.ts';
import styles from './score-badge.module.css';

/** A score (0 to 10) in a word. */
export function scoreWord(t: Translate, score: number): string {
  if (score >= 9) return t('travel.score.superb');
  if (score >= 8) return t('travel.score.very_good');
  if (score >= 7) return t('travel.score.good');
  return score >= 6 ? t('travel.score.pleasant') : t('travel.score.fair');
}

/** The score in its plate. What stands beside it says the word. */
export function ScoreBadge({ score, large }: { readonly score: number; readonly large?: boolean }) {
  const t = useT();
  const text = useOneDecimal()(score);
  return (
    <span className={large ? `${styles.badge} ${styles.large}` : styles.badge}>
      <span className="visually-hidden">{t('travel.score.of', { score: text })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
