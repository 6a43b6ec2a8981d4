import { useT } from '@app/client/i18n';
import type { NewerVersion } from '@app/contract/app-versions/schemas';
import { useId, useRef, useState } from 'react';
import { Mark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { useModalBehaviour } from '../../ui/modal-behaviour.ts';
import styles from './new-version.module.css';
import { noteTaken } from './taken-version.ts';
import { forgetAndLoad, takeNewVersion } from './worker.ts';

type Props = {
  readonly newer: NewerVersion;
  readonly current: string;
  /** The page was loaded anew for this version and is still an older one. */
  readonly again: boolean;
};

/** Stands in the way until the version that must be taken is here: loads it, and the second time clears what is kept. */
export function ForcedUpdate({ newer, current, again }: Props) {
  const t = useT();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useModalBehaviour(panel, true, () => {});
  const update = () => {
    setBusy(true);
    noteTaken(newer.version);
    void (again ? forgetAndLoad() : takeNewVersion());
  };
  return (
    <div className={styles.layer}>
      <div ref={panel} className={styles.panel} role="alertdialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        <Mark className={styles.sails} />
        <h2 id={id} className="h2">
          {t('app.new_forced_title')}
        </h2>
        <p className={styles.text}>
          {again
            ? t('app.new_again_text', { version: newer.version, current })
            : t('app.new_forced_text', { version: newer.version })}
        </p>
        {newer.notes ? (
          <div className={styles.notes}>
            <h3 className="semi">{t('app.whats_new')}</h3>
            <p className={styles.lines}>{newer.notes}</p>
          </div>
        ) : null}
        <Button block loading={busy} onClick={update}>
          {t(again ? 'app.clear_and_load' : 'app.update')}
        </Button>
        {again ? null : <p className="cap t3">{t('app.your_version', { version: current })}</p>}
      </div>
    </div>
  );
}
