import { staffChatEndpoints } from '@app/contract/chat/staff-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenTo } from '../../api/live-line';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';

/** How often the count is asked for where nobody tells of changes, in milliseconds. */
const COUNT_EVERY_MS = 20_000;
const MARK = /^\(\d+\) /;

/** Puts the number before the title of the browser's tab, also when the title changes. */
function useTitleBadge(count: number): void {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(MARK, '');
      const wanted = count > 0 ? `(${count}) ${bare}` : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watcher = new MutationObserver(write);
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watcher.disconnect();
  }, [count]);
}

/** How many talks wait for somebody, and how many of one's own have something unread. Reads again what news are about. */
export function useWaitingTalks(): number {
  const queries = useQueryClient();
  const allowed = useAllowed('service.chat.view');
  const { data } = useAnswer(staffChatEndpoints.counts, {}, { enabled: allowed, everyMs: COUNT_EVERY_MS });
  useEffect(() => {
    if (!allowed) return undefined;
    const again = () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[1] === 'counts' || queryKey[1] === 'listTalks' || queryKey[1] === 'readTalk',
      });
    const ends = ['ready', 'chat.message', 'chat.changed', 'chat.read'].map((topic) => listenTo(topic, again));
    return () => {
      for (const end of ends) end();
    };
  }, [allowed, queries]);
  const waiting = (data?.waiting ?? 0) + (data?.unread ?? 0);
  useTitleBadge(waiting);
  return waiting;
}
