import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { ChatHours } from '@app/contract/chat/staff-schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, isRefusal } from '../../../api/failure';
import { request } from '../../../api/request';
import { saidOfFields } from '../../../ui/form/field-errors';
import { useOpenForm } from '../../../ui/form/records/open-forms';
import { useAction } from '../../../ui/use-action';

/** Fields of which a refusal is shown where they stand. */
const SHOWN = /^(spans\.\d+\.(opens|closes)|closedDays\.\d+\.day)$/;

export type HoursDraft = Pick<ChatHours, 'spans' | 'closedDays' | 'autoAssign' | 'version'>;

/** Hours as they are written over those that are stored, and both versions where somebody else saved theirs meanwhile. */
export function useHoursDraft() {
  const { busy, run } = useAction();
  const [draft, setDraft] = useState<HoursDraft | null>(null);
  const [theirs, setTheirs] = useState<ChatHours | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const changed = useRef(false);
  useEffect(() => {
    changed.current = draft !== null;
  }, [draft]);
  useOpenForm(useCallback(() => changed.current, []));
  const handle = (failure: Failure): boolean => {
    setErrors(saidOfFields(failure));
    if (Object.keys(failure.fields).some((path) => SHOWN.test(path))) return true;
    if (!isRefusal(failure, 'record.stale')) return false;
    void run(() => request(calls.readHours, {}), { reads: true }).then((read) => setTheirs(read?.answer ?? null));
    return true;
  };
  return {
    busy,
    draft,
    theirs,
    errors,
    write: (next: HoursDraft) => {
      setErrors({});
      setDraft(next);
    },
    giveUp: () => setDraft(null),
    closeClash: () => setTheirs(null),
    save: async ({ spans, closedDays, autoAssign, version }: HoursDraft): Promise<void> => {
      setTheirs(null);
      const body = { spans: [...spans], closedDays: [...closedDays], autoAssign, version };
      if (await run(() => request(calls.saveHours, { body }), { done: 'ui.form.saved', handle })) setDraft(null);
    },
  };
}
