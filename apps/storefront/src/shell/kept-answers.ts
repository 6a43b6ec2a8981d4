import { readRecord, removeRecord, writeRecord } from '@app/client/device-db';
import type { AnswerKeeper } from '@app/client/host';
import { type Answers, newestOf } from './newest-answers.ts';
import { currentToken, useSession } from './session.ts';

/** Where the device keeps them: one record of table `quick`, of one account. */
const RECORD = 'kept_answers';
/** So many addresses, the latest of them. */
const MOST = 40;
/** Answers of one screen arrive together and are written together, after this pause in milliseconds. */
const WRITE_AFTER_MS = 500;

type StoredAnswers = {
  readonly owner: string;
  readonly answers: readonly (readonly [url: string, answer: unknown, at: number])[];
};

/** Whose answers are kept while nobody is signed in: those of the device's own cart. */
const VISITOR = 'visitor';

const owner = (): string | null => {
  const { session } = useSession.getState();
  return session ? (session.userInfo?.id ?? null) : VISITOR;
};

/** What this account read, oldest first; read from the device with the first question. */
let known: { readonly owner: string; readonly answers: Promise<Answers> } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

async function fromDevice(of: string): Promise<Answers> {
  const kept = await readRecord<StoredAnswers>('quick', RECORD);
  const answers = kept?.owner === of && Array.isArray(kept.answers) ? kept.answers : [];
  // A record of an older version says no time and is not shown.
  return new Map(answers.flatMap(([url, answer, at]) => (Number.isFinite(at) ? [[url, { answer, at }]] : [])));
}

function answersOf(of: string): Promise<Answers> {
  if (known?.owner !== of) known = { owner: of, answers: fromDevice(of) };
  return known.answers;
}

async function write(of: string): Promise<void> {
  // Another tab of this account may have read something newer meanwhile.
  const newest = newestOf(await fromDevice(of), await answersOf(of), MOST);
  const answers = [...newest].map(([url, { answer, at }]) => [url, answer, at] as const);
  // Whoever has left meanwhile leaves nothing behind.
  if (owner() === of) await writeRecord('quick', RECORD, { owner: of, answers } satisfies StoredAnswers);
}

/** Forgets everything kept, on the device too. */
export function forgetKeptAnswers(): Promise<void> {
  clearTimeout(timer);
  known = null;
  return removeRecord('quick', RECORD);
}

/** Keeps orders, cart and wallet as they were read last, while their owner is signed in on this device; a visitor's cart. */
export const answerKeeper: AnswerKeeper = {
  keep: (url, answer, token) => {
    const of = owner();
    // An answer that arrives after another account has come is not this one's.
    if (of === null || token !== currentToken()) return;
    void answersOf(of).then((answers) => {
      answers.delete(url);
      answers.set(url, { answer, at: Date.now() });
      for (const oldest of answers.keys()) {
        if (answers.size <= MOST) break;
        answers.delete(oldest);
      }
      clearTimeout(timer);
      timer = setTimeout(() => void write(of), WRITE_AFTER_MS);
    });
  },
  recall: async (url) => {
    const of = owner();
    return of === null ? undefined : newestOf(await fromDevice(of), await answersOf(of), MOST).get(url);
  },
};

// Signing out, an ended session and another account, here or in another tab, forget what was kept.
useSession.subscribe((now, before) => {
  const was = before.session?.userInfo?.id ?? null;
  if (was !== null && (now.session?.userInfo?.id ?? null) !== was) void forgetKeptAnswers();
});
