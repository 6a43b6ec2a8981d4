import { type ApiError, retryAfterOf } from '@app/client/api-error';
import { rich, useT } from '@app/client/i18n';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, type SyntheticEvent, useMemo } from 'react';
import { Button } from './button.tsx';
import { IconWell, Note, NoteAction } from './card.tsx';
import { cx } from './class-names.ts';
import { Countdown } from './countdown.tsx';
import { Icon, type IconGlyph } from './icon.tsx';
import styles from './states.module.css';

/** The drawing of every failure. */
export const TROUBLE_ART = '/art/umbrella.webp';

type FrameProps = {
  /** Address of one object on a clear ground; an icon stands in for it. */
  readonly art?: string;
  readonly icon?: IconGlyph;
  readonly tone?: 'calm' | 'trouble';
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly foot?: ReactNode;
  /** Ways on stand below it: it is smaller, so that they are seen at once. */
  readonly leadsOn?: boolean;
};

/** Offline, a drawing that never came leaves its tile empty instead of the browser's broken picture. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

/** A whole page with nothing on it: one object on a tile with the sail corner, one sentence, one way on. */
export const EmptyState = ({ art, icon, tone = 'calm', title, text, action, foot, leadsOn }: FrameProps) => (
  <div className={cx(styles.frame, leadsOn && styles.leadsOn)}>
    <div className={cx(styles.tile, tone === 'trouble' && styles.trouble)} aria-hidden="true">
      {art ? <img src={art} alt="" onError={hide} /> : icon ? <Icon as={icon} className={styles.glyph} /> : null}
    </div>
    <h2 className="h2">{title}</h2>
    {text ? <p className={styles.text}>{text}</p> : null}
    {action ? <div className={styles.action}>{action}</div> : null}
    {foot}
  </div>
);

/** An empty list inside a page: icon, two lines and a soft button. */
export const EmptyPart = (props: {
  readonly icon: IconGlyph;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}) => (
  <div className={styles.part}>
    <div className="row g3">
      <IconWell tone="neutral">
        <Icon as={props.icon} size="m" />
      </IconWell>
      <div className="grow">
        <p className="semi">{props.title}</p>
        {props.text ? <p className="sub t2">{props.text}</p> : null}
      </div>
    </div>
    {props.action}
  </div>
);

/** Spreads over so long what was refused together, so that it does not come back together. */
const SPREAD_MS = 2_000;

/** When a read that met too many calls is made again; null for every other failure, and where the server says no time. */
function useTriedAgainAt(error: ApiError | null | undefined): string | null {
  return useMemo(() => {
    const seconds = error?.key === 'rate.too_many' ? retryAfterOf(error) : null;
    return seconds === null ? null : new Date(Date.now() + seconds * 1000 + Math.random() * SPREAD_MS).toISOString();
  }, [error]);
}

const TryingAgain = (props: { readonly at: string; readonly onRetry: () => void }) =>
  rich('shell.trying_again', { time: <Countdown key={props.at} until={props.at} onEnd={props.onRetry} /> });

/** A whole page that could not be loaded: what happened, what to do, and the reference to quote. */
export function ErrorState(props: { readonly error: ApiError | null; readonly onRetry: () => void }) {
  const t = useT();
  const { error } = props;
  const offline = error?.kind === 'offline' || error?.kind === 'network';
  const at = useTriedAgainAt(error);
  const title = offline ? 'shell.offline_title' : at ? 'shell.too_many_title' : 'shell.error_title';
  const text = offline ? t('shell.offline_text') : (error?.msg ?? t('shell.error_text'));
  return (
    <EmptyState
      tone="trouble"
      art={TROUBLE_ART}
      title={t(title)}
      text={at ? <TryingAgain at={at} onRetry={props.onRetry} /> : text}
      action={
        <Button icon={IconRefresh} onClick={props.onRetry}>
          {t('common.try_again')}
        </Button>
      }
      foot={error?.requestId ? <Reference id={error.requestId} /> : null}
    />
  );
}

function Reference({ id }: { readonly id: string }) {
  const t = useT();
  return <p className={cx('cap t3', styles.reference)}>{t('shell.request_id', { id })}</p>;
}

/** A part of a page that could not be loaded, with Retry. What met too many calls is read again by itself. */
export function ErrorNote(props: { readonly error?: ApiError | null; readonly onRetry?: () => void }) {
  const t = useT();
  const at = useTriedAgainAt(props.onRetry && props.error);
  const { error } = props;
  // What is refused is refused again, but for calls that were too many.
  const onRetry = error?.kind === 'answer' && error.key !== 'rate.too_many' ? undefined : props.onRetry;
  return (
    <Note
      tone="bad"
      icon={<Icon as={IconAlertTriangle} size="m" />}
      action={onRetry ? <NoteAction onPress={onRetry}>{t('common.retry')}</NoteAction> : null}
    >
      {at && onRetry ? (
        <>
          <b>{t('shell.too_many_title')}</b> <TryingAgain at={at} onRetry={onRetry} />
        </>
      ) : (
        (error?.msg ?? t('common.part_failed'))
      )}
    </Note>
  );
}
