import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import { App, Button, Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text';
import look from './drawer.module.css';
import { PartError } from './page-parts';

type RecordDrawerProps = {
  title: string;
  tag?: ReactNode;
  /** What the copy button copies; no button without it. */
  copy?: string;
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
  const { message } = App.useApp();
  const copy = async () => {
    await navigator.clipboard.writeText(props.copy ?? '');
    void message.success(t('ui.copied'));
  };
  const head = (
    <div className={look.head}>
      <Button
        type="text"
        shape="circle"
        aria-label={t('ui.close')}
        icon={<IconX size={20} stroke={1.75} />}
        onClick={props.onClose}
      />
      <h2>{props.title}</h2>
      {props.tag}
      <span className={look.grow} />
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
      classNames={{ section: look.drawer ?? '' }}
      styles={{ header: { padding: '16px 20px 12px 18px', borderBottom: 0 }, body: { padding: '8px 28px 20px' } }}
    >
      {props.error ? (
        <PartError error={props.error} onRetry={props.onRetry} />
      ) : props.waiting ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        props.children
      )}
    </Drawer>
  );
}

export type Step = { key: string; title: string; note: string; state: 'done' | 'current' | 'ahead' };

/** How far a record has come. */
export function StepTrack({ steps }: { steps: Step[] }) {
  return (
    <ol className={look.steps}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={look[step.state]}
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

/** Facts about a record, name left and value right; empty ones are left out. */
export function Facts({ title, facts }: { title: string; facts: [name: string, value: ReactNode][] }) {
  return (
    <section>
      <h3 className={look.title}>{title}</h3>
      <dl className={look.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
