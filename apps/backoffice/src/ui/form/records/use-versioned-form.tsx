import { type ReactNode, useRef, useState } from 'react';
import type { TextKey } from '../../../text/text-key';
import { useAction } from '../../use-action';
import type { Field } from '../define-form';
import { StaleDialog } from './stale-dialog';
import { type RecordForm, useRecordForm } from './use-record-form';

type VersionedRule<V extends object, R> = {
  fields: Field<V>[];
  /** The record to edit; null creates one. */
  record: R | null;
  draftOf: (record: R) => V;
  /** Saves over this version of the record. */
  save: (draft: V, over: R | null) => Promise<R>;
  /** Asks about what saving over this version does besides, where it does; nothing is saved unless it is agreed to. */
  confirm?: ((draft: V, over: R | null) => Promise<boolean>) | undefined;
  /** The record as it is now, to show both versions when somebody saved it meanwhile. Without it the refusal brings it. */
  reload?: ((record: R) => Promise<R>) | undefined;
  done: TextKey;
  onSaved: (record: R) => void;
  /** Told when the version of others shall stand, which the form then holds. */
  onTaken?: (record: R) => void;
};

/** A form, the version it edits, and the dialog over it when somebody else saved the record meanwhile. */
type VersionedForm<V, R> = { form: RecordForm<V>; base: R | null; clash: ReactNode };

/**
 * A form over a record that others may save meanwhile: then both versions are shown, and one of them is chosen. Nothing
 * typed is lost before.
 */
export function useVersionedForm<V extends object, R>(rule: VersionedRule<V, R>): VersionedForm<V, R> {
  const { draftOf, fields } = rule;
  const { run } = useAction();
  const [base, setBase] = useState(rule.record);
  const over = useRef(rule.record);
  const [clash, setClash] = useState<{ mine: V; theirs: R } | null>(null);
  const form = useRecordForm<V, R>({
    send: (draft) => rule.save(draft, over.current),
    confirm: async (draft) => (await rule.confirm?.(draft, over.current)) ?? true,
    done: rule.done,
    onDone: (saved) => {
      // A form that stays open goes on from what it has just saved; one that created a record is done with it.
      if (over.current !== null) {
        over.current = saved;
        setBase(saved);
      }
      rule.onSaved(saved);
    },
    onStale: async (mine, refusal) => {
      const { reload } = rule;
      const of = over.current;
      if (of === null) return;
      if (!reload) return setClash({ mine, theirs: refusal.data.current as R });
      const read = await run(() => reload(of), { reads: true });
      if (read) setClash({ mine, theirs: read.answer });
    },
  });
  const goOnFrom = (theirs: R) => {
    over.current = theirs;
    setBase(theirs);
    setClash(null);
  };
  const keepMine = ({ mine, theirs }: { mine: V; theirs: R }) => {
    goOnFrom(theirs);
    void form.sendAs(mine);
  };
  const takeTheirs = (theirs: R) => {
    goOnFrom(theirs);
    form.forget();
    form.form.setFieldsValue(draftOf(theirs));
    rule.onTaken?.(theirs);
  };
  return {
    form,
    base,
    clash: clash && (
      <StaleDialog
        fields={fields}
        mine={clash.mine}
        theirs={draftOf(clash.theirs)}
        onKeepMine={() => keepMine(clash)}
        onTakeTheirs={() => takeTheirs(clash.theirs)}
        onClose={() => setClash(null)}
      />
    ),
  };
}
