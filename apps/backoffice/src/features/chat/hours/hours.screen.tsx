import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { ChatHours } from '@app/contract/chat/staff-schemas';
import { Button, Card, Skeleton, Switch } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, isRefusal } from '../../../api/failure';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { saidOfFields } from '../../../ui/form/field-errors';
import { useOpenForm } from '../../../ui/form/records/open-forms';
import { StatusTag } from '../../../ui/list/cells';
import { PageError, PageHead } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import { ZoneNote } from '../../../ui/zone-note';
import { ClosedDays } from './closed-days';
import styles from './hours.module.css';
import { HoursClash } from './hours-clash';
import { WeekHours } from './week-hours';

/** Fields of which a refusal is shown where they stand. */
const SHOWN = /^(spans\.\d+\.(opens|closes)|closedDays\.\d+\.day)$/;

type Draft = Pick<ChatHours, 'spans' | 'closedDays' | 'autoAssign' | 'version'>;

function InboxNow({ hours }: { hours: ChatHours }) {
  const t = useText();
  const format = useFormat();
  if (hours.desk.open) return <StatusTag tone="success">{t('desk.hours.open_now')}</StatusTag>;
  const { backAt } = hours.desk;
  return (
    <StatusTag tone="neutral">
      {backAt ? t('desk.hours.closed_now', { time: format.moment(backAt) }) : t('desk.hours.closed_long')}
    </StatusTag>
  );
}

/** When somebody answers: hours of the week in the shop's zone, and days on which nobody does. */
export default function HoursScreen() {
  const t = useText();
  const { busy, run } = useAction();
  const mayEdit = useAllowed('service.chat.hours.edit');
  const answer = useAnswer(calls.readHours, {});
  const [draft, setDraft] = useState<Draft | null>(null);
  const [theirs, setTheirs] = useState<ChatHours | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const changed = useRef(false);
  useEffect(() => {
    changed.current = draft !== null;
  }, [draft]);
  useOpenForm(useCallback(() => changed.current, []));
  const hours = answer.data;
  if (answer.error && !hours) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!hours) return <Skeleton active paragraph={{ rows: 10 }} />;
  const { spans, closedDays, autoAssign, version } = draft ?? hours;
  const change = (part: Partial<Draft>) => {
    setErrors({});
    setDraft({ spans, closedDays, autoAssign, version, ...part });
  };
  const handle = (failure: Failure): boolean => {
    setErrors(saidOfFields(failure));
    if (Object.keys(failure.fields).some((path) => SHOWN.test(path))) return true;
    if (!isRefusal(failure, 'record.stale')) return false;
    void run(() => request(calls.readHours, {}), { reads: true }).then((read) => setTheirs(read?.answer ?? null));
    return true;
  };
  const save = async (over: string) => {
    setTheirs(null);
    const body = { spans: [...spans], closedDays: [...closedDays], autoAssign, version: over };
    if (await run(() => request(calls.saveHours, { body }), { done: 'ui.form.saved', handle })) setDraft(null);
  };
  return (
    <>
      <PageHead
        title={t('permission.service.chat.hours')}
        note={
          <>
            <ZoneNote zone={hours.zone} /> {t('desk.hours.zone')}
          </>
        }
      >
        <span className={styles.now}>
          <InboxNow hours={hours} />
        </span>
        {mayEdit && (
          <Button disabled={draft === null || busy} onClick={() => setDraft(null)}>
            {t('ui.cancel')}
          </Button>
        )}
        {mayEdit && (
          <Button type="primary" disabled={draft === null} loading={busy} onClick={() => void save(version)}>
            {t('ui.form.save')}
          </Button>
        )}
      </PageHead>
      <div className={styles.two}>
        <Card variant="borderless" title={t('desk.hours.week')}>
          <WeekHours spans={spans} errors={errors} locked={!mayEdit} onChange={(next) => change({ spans: next })} />
        </Card>
        <div className={styles.side}>
          <Card variant="borderless" title={t('desk.hours.days')}>
            <ClosedDays
              days={closedDays}
              errors={errors}
              locked={!mayEdit}
              onChange={(next) => change({ closedDays: next })}
            />
          </Card>
          <Card variant="borderless" title={t('desk.hours.new_talks')}>
            <div className={styles.rule}>
              <div>
                <b id="auto-assign">{t('desk.hours.auto_assign')}</b>
                <p>{t('desk.hours.auto_assign_hint')}</p>
              </div>
              <Switch
                aria-labelledby="auto-assign"
                disabled={!mayEdit}
                checked={autoAssign}
                onChange={(next) => change({ autoAssign: next })}
              />
            </div>
          </Card>
        </div>
      </div>
      {draft && theirs && (
        <HoursClash
          mine={draft}
          theirs={theirs}
          onKeepMine={() => void save(theirs.version)}
          onTakeTheirs={() => {
            setTheirs(null);
            setDraft(null);
            void answer.refetch();
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
