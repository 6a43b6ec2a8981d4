import { Unbroken } from '@app/client/unbroken';
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import { Button, Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text';
import { cx } from './class-names';
import { CustomerLink } from './customer-link';
import styles from './drawer.module.css';
import { PartError } from './page-parts';
import { RecordLog } from './record-log';
import { useNotes } from './use-notes';
import { useReturnFocus } from './use-return-focus';

type RecordDrawerProps = {
  title: string;
  tag?: ReactNode;
  /** What the copy button copies; no button without it. */
  copy?: string;
  /** `kind/id` whose operations the drawer leads to; no button without it. */
  log?: string | undefined;
  waiting: boolean;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

/** The drawer of one record: 720 wide, rounded left, its own skeleton and error. */
export function RecordDrawer(props: RecordDrawerProps) {
  const t = useText();
  const notes = useNotes();
  useReturnFocus();
  const copy = async () => {
    await navigator.clipboard.writeText(props.copy ?? '');
    notes.success(t('ui.copied'));
  };
  const head = (
    <div className={styles.head}>
      <Button
        type="text"
        shape="circle"
        aria-label={t('ui.close')}
        icon={<IconX size={20} stroke={1.75} />}
        onClick={props.onClose}
      />
      <h2>{props.title}</h2>
      {props.tag}
      <span className={styles.grow} />
      {props.log && <RecordLog record={props.log} />}
      {props.copy && 'clipboard' in navigator && (
        <Button
          type="text"
          shape="circle"
          aria-label={t('ui.copy')}
          icon={<IconCopy size={20} stroke={1.75} />}
          onClick={() => void copy()}
        />
      )}
    </div>
  );
  return (
    <Drawer
      open
      size={720}
      title={head}
      closable={false}
      onClose={props.onClose}
      footer={props.footer}
      classNames={{ section: styles.drawer ?? '' }}
      styles={{ header: { padding: '16px 20px 12px 18px', borderBottom: 0 }, body: { padding: 0 } }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys */}
      <section className={styles.body} aria-label={props.title} tabIndex={0}>
        {props.error ? (
          <PartError error={props.error} onRetry={props.onRetry} />
        ) : props.waiting ? (
          <Skeleton active paragraph={{ rows: 12 }} />
        ) : (
          props.children
        )}
      </section>
    </Drawer>
  );
}

type WaitingDrawerProps = { answer: { error: unknown; refetch: () => unknown }; onClose: () => void };

/** The drawer of a record that is still read, or could not be. */
export const WaitingDrawer = ({ answer, onClose }: WaitingDrawerProps) => (
  <RecordDrawer
    title=""
    waiting={!answer.error}
    error={answer.error}
    onRetry={() => void answer.refetch()}
    onClose={onClose}
  >
    {null}
  </RecordDrawer>
);

export type Step = {
  key: string;
  title: string;
  note: string;
  state: 'done' | 'current' | 'ahead';
  /** Its time is over. */
  overdue?: boolean;
};

/** How far a record has come. */
export function StepTrack({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={cx(styles[step.state], step.overdue && styles.overdue)}
          {...(step.state === 'current' ? { 'aria-current': 'step' } : {})}
        >
          <i>{step.state === 'done' && <IconCheck size={14} stroke={3} />}</i>
          <b>{step.title}</b>
          <span>{step.note}</span>
        </li>
      ))}
    </ol>
  );
}

/** The customer among facts: nickname, and the e-mail under it. */
export const customerFact = ({ id, nickname, email }: { id?: string; nickname: string; email: string }) => (
  <>
    <CustomerLink id={id} name={nickname} />
    <small className={styles.mail}>{email}</small>
  </>
);

type FactsProps = {
  title: string;
  facts: [name: string, value: ReactNode][];
  /** Said where there are none. */
  none?: string;
};

/** Facts about a record, name left and value right; empty ones are left out. */
export function Facts({ title, facts, none }: FactsProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {none && facts.length === 0 && <p className={styles.none}>{none}</p>}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? <Unbroken text={value} /> : value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
