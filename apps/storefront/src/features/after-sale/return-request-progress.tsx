import { useT } from '@app/client/i18n';
import type { ReturnRequest } from '@app/contract/orders/after-sale/schemas';
import { IconCheck, IconX } from '@tabler/icons-react';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './after-sale.module.css';
import { returnRequestSteps } from './return-request-steps.ts';

/** The way of a return request as steps beside each other. */
export function ReturnRequestProgress({ one }: { readonly one: ReturnRequest }) {
  const t = useT();
  return (
    <ol className={styles.progress} aria-label={t('after_sale.steps')}>
      {returnRequestSteps(one).map((step) => (
        <li
          key={step.key}
          className={cx(styles.mark, styles[step.look])}
          aria-current={step.look === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {step.look === 'done' ? <Icon as={IconCheck} size="xs" /> : null}
            {step.look === 'ended' ? <Icon as={IconX} size="xs" /> : null}
          </span>
          <span className="cap">{t(step.title)}</span>
        </li>
      ))}
    </ol>
  );
}
