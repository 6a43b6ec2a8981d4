import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { ChatHours } from '@app/contract/chat/staff-schemas';
import { Button, Card, Skeleton, Switch } from 'antd';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import { PageError, PageHead } from '../../../ui/page-parts';
import { ZoneNote } from '../../../ui/zone-note';
import { ClosedDays } from './closed-days';
import styles from './hours.module.css';
import { HoursClash } from './hours-clash';
import { type HoursDraft, useHoursDraft } from './use-hours-draft';
import { WeekHours } from './week-hours';

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

type AutoAssignProps = { value: boolean; locked: boolean; onChange: (value: boolean) => void };

/** Whether new talks go to an agent by themselves. */
function AutoAssign({ value, locked, onChange }: AutoAssignProps) {
  const t = useText();
  return (
    <div className={styles.rule}>
      <div>
        <b id="auto-assign">{t('desk.hours.auto_assign')}</b>
        <p>{t('desk.hours.auto_assign_hint')}</p>
      </div>
      <Switch aria-labelledby="auto-assign" disabled={locked} checked={value} onChange={onChange} />
    </div>
  );
}

/** When somebody answers: hours of the week in the shop's zone, and days on which nobody does. */
export default function HoursScreen() {
  const t = useText();
  const mayEdit = useAllowed('service.chat.hours.edit');
  const answer = useAnswer(calls.readHours, {});
  const { draft, theirs, ...form } = useHoursDraft();
  const hours = answer.data;
  if (answer.error && !hours) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!hours) return <Skeleton active paragraph={{ rows: 10 }} />;
  const { spans, closedDays, autoAssign, version } = draft ?? hours;
  const shown: HoursDraft = { spans, closedDays, autoAssign, version };
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
          <Button disabled={draft === null || form.busy} onClick={form.giveUp}>
            {t('ui.cancel')}
          </Button>
        )}
        {mayEdit && (
          <Button type="primary" disabled={draft === null} loading={form.busy} onClick={() => void form.save(shown)}>
            {t('ui.form.save')}
          </Button>
        )}
      </PageHead>
      <div className={styles.two}>
        <Card variant="borderless" title={t('desk.hours.week')}>
          <WeekHours
            spans={spans}
            errors={form.errors}
            locked={!mayEdit}
            onChange={(next) => form.write({ ...shown, spans: next })}
          />
        </Card>
        <div className={styles.side}>
          <Card variant="borderless" title={t('desk.hours.days')}>
            <ClosedDays
              days={closedDays}
              errors={form.errors}
              locked={!mayEdit}
              onChange={(next) => form.write({ ...shown, closedDays: next })}
            />
          </Card>
          <Card variant="borderless" title={t('desk.hours.new_talks')}>
            <AutoAssign
              value={autoAssign}
              locked={!mayEdit}
              onChange={(next) => form.write({ ...shown, autoAssign: next })}
            />
          </Card>
        </div>
      </div>
      {draft && theirs && (
        <HoursClash
          mine={draft}
          theirs={theirs}
          onKeepMine={() => void form.save({ ...draft, version: theirs.version })}
          onTakeTheirs={() => {
            form.closeClash();
            form.giveUp();
            void answer.refetch();
          }}
          onClose={form.closeClash}
        />
      )}
    </>
  );
}
