import { isApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { tripEndpoints } from '@app/contract/trips/endpoints';
import { tripLimits } from '@app/contract/trips/limits';
import type { TripNote } from '@app/contract/trips/views';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { TextArea, TextInput } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import styles from './note-sheet.module.css';

/** A note that is written: a new one of a day, or one that exists. */
export type OpenNote = { readonly day: string; readonly note: TripNote | null };

type Errors = Readonly<Record<string, string>>;

function NoteForm({ open, onClose }: { readonly open: OpenNote; readonly onClose: () => void }) {
  const t = useT();
  const [text, setText] = useState(open.note?.text ?? '');
  const [hour, setHour] = useState(open.note?.hour ?? '');
  const [errors, setErrors] = useState<Errors>({});
  // Where it was deleted meanwhile, what is typed can be written as a new one.
  const [deleted, setDeleted] = useState(false);
  const note = deleted ? null : open.note;
  const invalidate = useInvalidate();
  const reads = { invalidates: [tripEndpoints.tripDetails], toast: false };
  const save = useEndpointMutation(tripEndpoints.saveTripNote, reads);
  const erase = useEndpointMutation(tripEndpoints.deleteTripNote, reads);
  const done = async (act: () => Promise<unknown>, said: string) => {
    try {
      await act();
      toast(said, 'success');
      onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.key === 'record.not_found' && note) {
        setDeleted(true);
        setErrors({ text: t('trip.note_gone') });
        return void invalidate(tripEndpoints.tripDetails);
      }
      const fields = fieldMessages(failure);
      setErrors(Object.keys(fields).length > 0 ? fields : { text: failure.msg });
    }
  };
  const body = { ...(note && { id: note.id }), day: open.day, hour: hour === '' ? null : hour, text: text.trim() };
  const send = () => done(() => save.mutateAsync({ body }), t('trip.note_saved'));
  const remove = async (id: string) => {
    const question = { title: t('trip.note_delete_title'), text: open.note?.text };
    if (!(await confirm({ ...question, danger: true, confirmLabel: t('trip.note_delete') }))) return;
    await done(() => erase.mutateAsync({ body: { id } }), t('trip.note_deleted'));
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void send();
      }}
    >
      <TextArea
        label={t('trip.note')}
        placeholder={t('trip.note_hint')}
        helper={t('trip.note_private')}
        maxLength={tripLimits.noteText}
        rows={3}
        value={text}
        error={errors.text}
        onChange={(event) => {
          setText(event.target.value);
          setErrors({});
        }}
      />
      <TextInput
        type="time"
        label={t('trip.note_hour')}
        value={hour}
        error={errors.hour ?? errors.day}
        onChange={(event) => setHour(event.target.value.slice(0, 5))}
      />
      <div className={styles.ways}>
        <Button type="submit" block disabled={text.trim() === ''} loading={save.isPending}>
          {t('trip.note_save')}
        </Button>
        {note ? (
          <Button kind="danger" block loading={erase.isPending} onClick={() => void remove(note.id)}>
            {t('trip.note_delete')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Writes a note for a day, or changes and deletes one. What was typed stays when it is refused. */
export function NoteSheet({ open, onClose }: { readonly open: OpenNote | null; readonly onClose: () => void }) {
  const t = useT();
  const date = useDateText();
  const [shown, setShown] = useState(open);
  // The sheet keeps what it shows while it goes.
  if (open && open !== shown) setShown(open);
  const title = shown?.note
    ? t('trip.note_change')
    : shown
      ? t('trip.note_add_on', { day: date.weekday(shown.day) })
      : '';
  return (
    <Sheet open={open !== null} onClose={onClose} title={title}>
      {shown ? <NoteForm key={shown.note?.id ?? shown.day} open={shown} onClose={onClose} /> : null}
    </Sheet>
  );
}
