import { useT } from '@app/client/i18n';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './proof.module.css';

/** A detail to be typed or copied into a bank's or wallet's form. Inside a `<dl>`. */
export function CopyRow(props: {
  readonly label: string;
  readonly value: string;
  /** What is copied; nothing where it is left out. */
  readonly copy?: string | undefined;
  readonly shown?: ReactNode;
  readonly hint?: string;
}) {
  const t = useT();
  return (
    <div className={styles.row}>
      <dt className="cap t3">{props.label}</dt>
      <dd className={styles.value}>{props.shown ?? props.value}</dd>
      {props.hint ? <dd className="cap t3">{props.hint}</dd> : null}
      {props.copy ? (
        <dd className={styles.copy}>
          <CopyButton text={props.copy} label={t('proofs.copy', { label: props.label })} />
        </dd>
      ) : null}
    </div>
  );
}
