import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Failure, isRefusal } from '../api/failure';
import { outlivesForms } from '../api/use-answer';
import { useLeaveIfEnded } from '../api/use-session-end';
import type { TextKey } from '../text/text-key';
import { type Text, useText } from '../text/use-text';
import { useNotes } from './use-notes';

/** The status of a refusal because of how things stand by now. */
const CONFLICT = 409;

/** What to tell a person about a failure: the server's own words, or ours when it never answered. */
export function failureText(error: unknown, t: Text): string {
  if (isRefusal(error, 'record.stale')) return t('ui.fault.stale');
  if (!(error instanceof Failure)) return t('ui.fault.unknown');
  if (error.fault === 'offline') return t('ui.fault.offline');
  if (error.fault === 'timeout') return t('ui.fault.timeout');
  return error.message || t('ui.fault.unknown');
}

/** Shows a failure as a note that names the request, so that support can find it. */
export function useFailureNote(): (error: unknown) => void {
  const notes = useNotes();
  const t = useText();
  return useCallback(
    (error) => {
      const requestId = error instanceof Failure ? error.requestId : null;
      notes.failure(failureText(error, t), requestId ? t('ui.fault.request', { id: requestId }) : undefined);
    },
    [notes, t],
  );
}

/** Longest time that a write waits for what it changed to be read again, in milliseconds. */
const READ_MS = 2_000;
const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type ActionOptions = {
  done?: TextKey;
  handle?: (error: Failure) => boolean;
  /** A mere reading: what is shown stays as it is. */
  reads?: true;
};

/**
 * Runs a write. On success it refreshes everything shown and says `done`; a failure that `handle` does not take is
 * shown as a note, and refreshes as well where it is about how things stand. Gives the answer, or undefined when it failed. `busy` is true meanwhile.
 */
export function useAction(): {
  busy: boolean;
  run: <T>(work: () => Promise<T>, options?: ActionOptions) => Promise<{ answer: T } | undefined>;
} {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const notes = useNotes();
  const note = useFailureNote();
  const leaveIfEnded = useLeaveIfEnded();
  const t = useText();
  const run = useCallback(
    async <T,>(work: () => Promise<T>, options: ActionOptions = {}) => {
      setBusy(true);
      try {
        const answer = await work();
        if (!options.reads) {
          // A list that is not on screen would show its rows of before for as long as they are read again.
          queries.removeQueries({ type: 'inactive' });
          // What is shown is of before until it is read again: whoever presses there meanwhile would be refused as stale.
          await Promise.race([queries.invalidateQueries({ predicate: outlivesForms }), waited(READ_MS)]);
        }
        if (options.done) notes.success(t(options.done));
        return { answer };
      } catch (error) {
        if (leaveIfEnded(error)) return undefined;
        // Of prices that jump, whoever sits there was asked already.
        const answered = isRefusal(error, 'price.jump');
        if (answered || (error instanceof Failure && options.handle?.(error))) return undefined;
        // What is shown is old: it is read again, so that the next press is about the record as it is.
        if (error instanceof Failure && error.status === CONFLICT) void queries.invalidateQueries();
        note(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [queries, notes, note, leaveIfEnded, t],
  );
  return { busy, run };
}
