import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { InboxTalk } from '@app/contract/chat/staff-schemas';
import { sinceOf } from '@app/contract/chat/timeline';
import { App, Button, Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { PartError } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import { HandOverDialog } from './hand-over-dialog';
import styles from './inbox.module.css';
import { ReplyBox } from './reply-box';
import { TalkLog } from './talk-log';
import { useTalk } from './use-talk';

/** Why this agent cannot write here; null when they can. */
function useBar(talk: InboxTalk, mayReply: boolean): string | null {
  const t = useText();
  if (talk.state === 'closed') return t('desk.is_closed');
  if (!mayReply) return t('desk.may_not_reply');
  if (talk.agent && !talk.mine) return t('desk.taken_by', { name: talk.agent.name });
  return null;
}

/** One talk: who it is, what was said, and where one answers. */
export function TalkPane({ talk, onTaken }: { talk: InboxTalk; onTaken: () => void }) {
  const t = useText();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const mayReply = useAllowed('service.chat.reply');
  const mayAssign = useAllowed('service.chat.assign');
  const [handing, setHanding] = useState(false);
  const line = useTalk(talk.id);
  const bar = useBar(talk, mayReply);
  const seq = sinceOf(line.timeline);
  const params = { id: talk.id };

  useEffect(() => {
    if (!talk.mine || seq === 0) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible')
        request(calls.markRead, { params: { id: talk.id }, body: { seq } }).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [talk.id, talk.mine, seq]);

  const take = async () => {
    if (await run(() => request(calls.take, { params, body: {} }), { done: 'desk.taken' })) onTaken();
  };
  const end = () => {
    let askRating = true;
    modal.confirm({
      title: t('desk.end'),
      content: (
        <>
          <p>{t('desk.end_text')}</p>
          <Checkbox defaultChecked onChange={(event) => (askRating = event.target.checked)}>
            {t('desk.ask_rating')}
          </Checkbox>
        </>
      ),
      okText: t('desk.end'),
      onOk: async () => {
        await run(() => request(calls.close, { params, body: { askRating } }), { done: 'desk.ended' });
        await line.retryRead();
      },
    });
  };
  const open = talk.state !== 'closed';
  return (
    <section className={styles.pane} aria-label={talk.name ?? t('desk.visitor')}>
      <header className={styles.paneHead}>
        <div className={styles.who}>
          <h2>{talk.name ?? t('desk.visitor')}</h2>
          <p>{talk.agent ? t('desk.with', { name: talk.agent.name }) : t('desk.tab.waiting')}</p>
        </div>
        {open && talk.state === 'waiting' && mayReply && (
          <Button type="primary" loading={busy} onClick={() => void take()}>
            {t('desk.take')}
          </Button>
        )}
        {open && mayAssign && <Button onClick={() => setHanding(true)}>{t('desk.hand_over')}</Button>}
        {open && mayReply && (talk.mine || talk.state === 'waiting') && <Button onClick={end}>{t('desk.end')}</Button>}
      </header>
      {!line.live && (
        <p className={styles.notLive} role="status">
          {t('desk.not_live')}
        </p>
      )}
      {line.failed && line.timeline.messages.length === 0 ? (
        <PartError error={line.failed} onRetry={() => void line.retryRead()} />
      ) : (
        <TalkLog talk={talk} line={line} />
      )}
      {bar ? <p className={styles.bar}>{bar}</p> : <ReplyBox talk={talk} line={line} />}
      {handing && <HandOverDialog talk={talk} onClose={() => setHanding(false)} />}
    </section>
  );
}
