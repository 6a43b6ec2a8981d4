import { useT } from '@app/client/i18n';
import { cx } from '../ui/class-names.ts';
import { passwordStrength } from './password-strength.ts';
import styles from './strength-hint.module.css';

const words = [null, 'account.strength_weak', 'account.strength_fair', 'account.strength_strong'] as const;

/** Under a new password: the rule until it is met, then three bars and a word. */
export function StrengthHint({ password }: { readonly password: string }) {
  const t = useT();
  const strength = passwordStrength(password);
  const word = words[strength];
  if (!word) return t('account.password_rule');
  return (
    <span className={styles.strength}>
      <span className={cx(styles.bars, strength === 1 && styles.weak)} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <i key={step} className={step <= strength ? styles.filled : undefined} />
        ))}
      </span>
      {t(word)}
    </span>
  );
}
