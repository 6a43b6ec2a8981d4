import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import { INBOX_TABS, type InboxTab } from '@app/contract/chat/staff-schemas';
import { IconMessages } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { PageHead } from '../../../ui/page-parts';
import { QueueVacant } from '../../../ui/queue';
import { DESK_PATH } from '../inbox-path';
import styles from './inbox.module.css';
import { PersonPanel } from './person-panel';
import { TalkList } from './talk-list';
import { TalkPane } from './talk-pane';

/** How often the desk tells that its agent is there, in milliseconds; the server believes it for 90 s. */
const PRESENT_EVERY_MS = 30_000;
const LIST_EVERY_MS = 15_000;

/** Tells the server that an agent is in the inbox, for as long as the inbox is in front. */
function usePresence(): void {
  const replies = useAllowed('service.chat.reply');
  useEffect(() => {
    if (!replies) return undefined;
    const notify = () => {
      if (document.visibilityState === 'visible') request(calls.present, { body: {} }).catch(() => undefined);
    };
    notify();
    const timer = setInterval(notify, PRESENT_EVERY_MS);
    return () => clearInterval(timer);
  }, [replies]);
}

function Inbox() {
  const t = useText();
  const navigate = useNavigate();
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  usePresence();
  const given = search.get('tab');
  const tab: InboxTab = INBOX_TABS.find((one) => one === given) ?? 'waiting';
  const page = Number(search.get('page') ?? '1') || 1;
  const list = useAnswer(calls.listTalks, { query: { tab, page: String(page) } }, { everyMs: LIST_EVERY_MS });
  const talk = useAnswer(
    calls.readTalk,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, everyMs: LIST_EVERY_MS },
  );
  const shown = id && talk.data?.id === id ? talk.data : undefined;
  const show = (next: InboxTab, at = 1) => setSearch({ tab: next, ...(at > 1 ? { page: String(at) } : {}) });
  const open = (talkId: string, next: InboxTab = tab) =>
    void navigate({ pathname: `${DESK_PATH}/${talkId}`, search: `?tab=${next}` });
  return (
    <>
      <PageHead title={t('permission.service.chat')} />
      <div className={styles.desk}>
        <TalkList tab={tab} answer={list} chosen={id ?? null} onTab={show} onOpen={open} />
        {shown ? (
          <>
            <TalkPane key={shown.id} talk={shown} onTaken={() => open(shown.id, 'mine')} />
            <PersonPanel key={`${shown.id} person`} talk={shown} />
          </>
        ) : (
          <QueueVacant
            icon={<IconMessages size={24} stroke={1.75} />}
            text={t('desk.choose')}
            chosen={id !== undefined}
            answer={talk}
          />
        )}
      </div>
    </>
  );
}

/** The inbox: who waits and who is served, the talk in front, and the person behind it. */
export default function InboxScreen() {
  return (
    <Routes>
      <Route path=":id?" element={<Inbox />} />
    </Routes>
  );
}
