import { reviewQueueEndpoints as calls } from '@app/contract/payments/proofs/staff-endpoints';
import {
  type ProofMatch,
  REVIEW_QUEUE_TABS,
  type ReviewQueueDetail,
  type ReviewQueueTab,
} from '@app/contract/payments/proofs/staff-schemas';
import { IconZoomMoney } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router';
import { listenTo } from '../../api/live-line';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PageHead } from '../../ui/page-parts';
import { QueueVacant } from '../../ui/queue';
import { Beside } from './beside';
import { DESK_PATH } from './payments-paths';
import { Queue } from './queue';
import styles from './review-queue.module.css';
import { useKeys } from './use-keys';
import { ApproveDialog, RejectDialog, type Stale } from './verdict-dialogs';
import { FIT, turned, type View, Viewer, zoomed } from './viewer';

const LIST_EVERY_MS = 20_000;
const isMail = (text: string): boolean => text.includes('@');

/** Which proofs are listed, as the address says. */
function useQueue() {
  const [search, setSearch] = useSearchParams();
  const given = search.get('tab');
  const tab: ReviewQueueTab = REVIEW_QUEUE_TABS.find((one) => one === given) ?? 'waiting';
  const page = search.get('page') ?? '1';
  const text = search.get('q') ?? '';
  const found = text === '' ? {} : isMail(text) ? { email: text } : { number: text };
  const order = tab === 'waiting' || tab === 'second' ? ('asc' as const) : ('desc' as const);
  const answer = useAnswer(calls.listProofs, { query: { tab, page, order, ...found } }, { everyMs: LIST_EVERY_MS });
  const show = (next: ReviewQueueTab, at = 1, q = text) =>
    setSearch({ tab: next, ...(at > 1 ? { page: String(at) } : {}), ...(q ? { q } : {}) });
  return { tab, text, answer, show, search: search.toString() };
}

/** What changed meanwhile, beside what the reviewer had seen. */
function StaleNote({ stale, onClose }: { stale: Stale; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const { seen, current } = stale;
  const seenDue =
    seen.dueUsd === null || seen.dueUsd === current.dueUsd
      ? ''
      : t('proof.stale_due', { due: format.money(seen.dueUsd) });
  return (
    <Alert
      type="warning"
      showIcon
      closable
      onClose={onClose}
      className={styles.stale ?? ''}
      title={t('proof.stale_title')}
      description={t('proof.stale_text', {
        seenRevision: seen.revision,
        seenDue,
        revision: current.revision,
        due: format.money(current.dueUsd),
        state: t(`proof.state.${current.state}`),
      })}
    />
  );
}

/** One proof in front: its vouchers, what stands beside them, and the verdict. */
function Open(props: { proof: ReviewQueueDetail; onStep: (way: 1 | -1) => void; onStale: (stale: Stale) => void }) {
  const { proof, onStep, onStale } = props;
  const [view, setView] = useState<View>(FIT);
  const [match, setMatch] = useState<ProofMatch | null>(null);
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const ask = (action: 'approve' | 'reject') => proof.actions.includes(action) && setAsked(action);
  useKeys({
    arrowleft: () => onStep(-1),
    arrowright: () => onStep(1),
    a: () => ask('approve'),
    r: () => ask('reject'),
    t: () => setView(turned),
    '+': () => setView((now) => zoomed(now, 1)),
    '-': () => setView((now) => zoomed(now, -1)),
    '0': () => setView(FIT),
  });
  const dialog = { proof, onClose: () => setAsked(null), onDone: () => undefined, onStale };
  return (
    <>
      <Viewer proof={proof} view={view} match={match} onView={setView} onMatch={setMatch} onStep={onStep} />
      <Beside proof={proof} onMatch={setMatch} onApprove={() => ask('approve')} onReject={() => ask('reject')} />
      {asked === 'approve' && <ApproveDialog {...dialog} />}
      {asked === 'reject' && <RejectDialog {...dialog} />}
    </>
  );
}

function ReviewQueue() {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { id } = useParams();
  const queue = useQueue();
  const [stale, setStale] = useState<Stale | null>(null);
  const proof = useAnswer(calls.readProof, { params: { id: id ?? '' } }, { enabled: id !== undefined });
  const shown = id && proof.data?.id === id ? proof.data : undefined;
  useEffect(
    () =>
      listenTo('proof.changed', () => {
        void queries.invalidateQueries({ queryKey: [calls.listProofs.path] });
        void queries.invalidateQueries({ queryKey: [calls.readProof.path] });
      }),
    [queries],
  );
  const open = (next: string) => void navigate({ pathname: `${DESK_PATH}/${next}`, search: queue.search });
  const step = (way: 1 | -1) => {
    const list = queue.answer.data?.list ?? [];
    const at = list.findIndex((row) => row.id === id);
    const next = list[at < 0 ? 0 : at + way];
    if (next) open(next.id);
  };
  useKeys(shown ? {} : { arrowright: () => step(1), arrowleft: () => step(1) });
  const changed = (conflict: Stale) => {
    setStale(conflict);
    void queries.invalidateQueries();
    if (conflict.current.id !== id) open(conflict.current.id);
  };
  return (
    <>
      <PageHead title={t('permission.money.desk')} />
      {stale && <StaleNote stale={stale} onClose={() => setStale(null)} />}
      <div className={styles.desk}>
        <Queue
          tab={queue.tab}
          text={queue.text}
          answer={queue.answer}
          chosen={id ?? null}
          onTab={queue.show}
          onSearch={(text) => queue.show(queue.tab, 1, text.trim())}
          onOpen={open}
        />
        {shown ? (
          <Open key={shown.id} proof={shown} onStep={step} onStale={changed} />
        ) : (
          <QueueVacant
            icon={<IconZoomMoney size={24} stroke={1.75} />}
            text={t('proof.choose')}
            chosen={id !== undefined}
            answer={proof}
          />
        )}
      </div>
    </>
  );
}

/** The review desk: proofs of payments made elsewhere, the longest waiting first, and the verdict on each. */
export default function ReviewQueueScreen() {
  return (
    <Routes>
      <Route path=":id?" element={<ReviewQueue />} />
    </Routes>
  );
}
