import { IconAlertTriangle } from '@tabler/icons-react';
import { Button, Card } from 'antd';
import type { ReactNode } from 'react';
import { Failure } from '../api/failure';
import { useText } from '../text/use-text';
import styles from './page-parts.module.css';
import { failureText } from './use-action';

/** The head of every page: title left, actions right. */
export function PageHead({ title, note, children }: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

/** A part that could not be read: what happened, the request to quote, and Retry. */
export function PartError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const requestId = error instanceof Failure ? error.requestId : null;
  return (
    <div className={styles.fault} role="alert">
      <span className={styles.well}>
        <IconAlertTriangle size={24} stroke={1.75} />
      </span>
      <p className={styles.strong}>{failureText(error, t)}</p>
      {requestId && <p className={styles.caption}>{t('ui.fault.request', { id: requestId })}</p>}
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </div>
  );
}

/** A whole screen that could not be read. */
export const PageError = (props: { error: unknown; onRetry: () => void }) => (
  <Card variant="borderless">
    <PartError {...props} />
  </Card>
);

/** Nothing to show: one sentence and at most one button. */
export function PartEmpty({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className={styles.fault}>
      <span className={styles.calm}>{icon}</span>
      <p className={styles.strong}>{text}</p>
      {children}
    </div>
  );
}
