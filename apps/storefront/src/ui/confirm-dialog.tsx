import { useT } from '@app/client/i18n';
import { useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { useQuestion } from './confirm-store.ts';
import { useModalBehaviour } from './modal-behaviour.ts';

/** Draws the question asked with `confirm`. Loaded with the first question. */
export default function ConfirmDialog() {
  const t = useT();
  const asked = useQuestion((state) => state.asked);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useModalBehaviour(panel, asked !== null, () => useQuestion.getState().asked?.answer(false));
  if (!asked) return null;
  return (
    <div className={styles.layer}>
      <div ref={panel} className={styles.panel} role="alertdialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        <h2 id={id} className="h2">
          {asked.title}
        </h2>
        {asked.text ? <div className={styles.text}>{asked.text}</div> : null}
        <div className={styles.actions}>
          <Button kind="ghost" size="m" onClick={() => asked.answer(false)}>
            {asked.cancelLabel ?? t('common.cancel')}
          </Button>
          <Button kind={asked.danger ? 'danger' : 'solid'} size="m" onClick={() => asked.answer(true)}>
            {asked.confirmLabel ?? t('common.confirm')}
          </Button>
        </div>
      </div>
    </div>
  );
}
