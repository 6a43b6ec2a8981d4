import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import { DESK_TABS, type DeskTab } from '@app/contract/chat/staff-schemas';
import { IconMessages } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { DeskVacant } from '../../../ui/desk';
import { PageHead } from '../../../ui/page-parts';
import { DESK_PATH } from '../desk-path';
import styles from './desk.module.css';
import { PersonPanel } from './person-panel';
import { TalkList } from './talk-list';
import { TalkPane } from './talk-pane';

/** How often the desk tells that its agent is there, in milliseconds; the server believes it for 90 s. */
const PRESENT_EVERY_MS = 30_000;
const LIST_EVERY_MS = 15_000;

/** Tells the server that an agent is at the desk, for as long as the desk is in front. */
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

function Desk() {
  const t = useText();
  const navigate = useNavigate();
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  usePresence();
  const given = search.get('tab');
  const tab: DeskTab = DESK_TABS.find((one) => one === given) ?? 'waiting';
  const page = Number(search.get('page') ?? '1') || 1;
  const list = useAnswer(calls.listTalks, { query: { tab, page: String(page) } }, { everyMs: LIST_EVERY_MS });
  const talk = useAnswer(
    calls.readTalk,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, everyMs: LIST_EVERY_MS },
  );
  const shown = id && talk.data?.id === id ? talk.data : undefined;
  const show = (next: DeskTab, at = 1) => setSearch({ tab: next, ...(at > 1 ? { page: String(at) } : {}) });
  const open = (talkId: string, next: DeskTab = tab) =>
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
          <DeskVacant
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

/** The chat desk: who waits and who is served, the talk in front, and the person behind it. */
export default function DeskScreen() {
  return (
    <Routes>
      <Route path=":id?" element={<Desk />} />
    </Routes>
  );
}
