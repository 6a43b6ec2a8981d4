import { Form, type FormInstance } from 'antd';
import { useCallback, useId, useRef, useState } from 'react';
import { type Failure, isRefusal } from '../../../api/failure';
import { randomKey } from '../../../api/random-key';
import type { TextKey } from '../../../text/text-key';
import { useAction } from '../../use-action';
import { saidOfFields, withoutField } from '../field-errors';
import { isUploading, uploadsEnded } from '../inputs/uploads';
import { useOpenForm } from './open-forms';

/** A field in error is brought into view and waits for being put right. */
const TO_FIELD = { block: 'center', focus: true } as const;

/** Brings a field in error into view: its input, or of a field of several inputs the line that is wrong. */
function showField(form: FormInstance, formName: string, field: string): void {
  form.scrollToField(field, TO_FIELD);
  const id = `${formName}_${field}`;
  const input = document.getElementById(id);
  // The message is there with the next frame.
  requestAnimationFrame(() => {
    if (input) {
      // Of the last field it would stand behind the buttons.
      input.closest('.ant-form-item')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const parts = document.querySelector(`[data-field="${CSS.escape(id)}"]`);
    (parts?.querySelector('[data-wrong]') ?? parts)?.scrollIntoView({ block: 'center' });
  });
}

type RecordFormRule<V, A> = {
  /** Sends the form; the key stays the same until it succeeds, so that a repeated press is harmless. */
  send: (values: V, idempotencyKey: string) => Promise<A>;
  /** Asks about what sending does besides, where it does; nothing is sent unless it is agreed to. */
  confirm?: ((values: V) => Promise<boolean>) | undefined;
  /** Said when it is done; nothing without it, where the answer itself is shown. */
  done?: TextKey;
  onDone: (answer: A) => void;
  /** Told when somebody saved the record meanwhile; without it the refusal is shown as any other. */
  onStale?: (values: V, refusal: Failure) => void;
};

export type RecordForm<V> = {
  form: FormInstance;
  errors: Readonly<Record<string, string>>;
  busy: boolean;
  /** Whether something was changed and not saved, at this very moment. */
  isDirty: () => boolean;
  /** Takes what was changed as given up: closing no longer asks about it. */
  forget: () => void;
  submit: () => Promise<void>;
  /** To spread on antd's Form. */
  wiring: {
    form: FormInstance;
    name: string;
    onValuesChange: (changed: object) => void;
    onFinish: () => void;
    scrollToFirstError: typeof TO_FIELD;
  };
  sendAs: (values: V) => Promise<void>;
};

/** Asks first where a rule does; returns what `send` does, or undefined where it was not agreed to. */
async function ifAgreed<V, R>(
  { confirm }: { readonly confirm?: ((values: V) => Promise<boolean>) | undefined },
  values: V,
  send: () => Promise<R>,
): Promise<R | undefined> {
  return confirm && !(await confirm(values)) ? undefined : send();
}

/**
 * A form over one record. Whatever is refused stays typed: errors of fields it has go to them, others are shown as a note.
 * Leaving the page with unsaved changes asks first.
 */
export function useRecordForm<V, A>(rule: RecordFormRule<V, A>): RecordForm<V> {
  const [form] = Form.useForm();
  // Two forms may be open at once: without a name of their own, fields of the same name would share one id and label.
  const name = useId();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const dirty = useRef(false);
  const sending = useRef(false);
  const isDirty = useCallback(() => dirty.current, []);
  const forget = useCallback(() => {
    dirty.current = false;
  }, []);
  useOpenForm(isDirty);
  // Nothing that is drawn depends on it: a letter typed redraws its own field alone.
  const key = useRef<string>(null);
  const { busy, run } = useAction();
  /** Save was pressed while a picture was on its way. */
  const [waiting, setWaiting] = useState(false);
  const takeFailure = (values: V) => (failure: Failure) => {
    setErrors(saidOfFields(failure));
    const refused = new Set(Object.keys(failure.fields).map((path) => path.split('.')[0]));
    const first = Object.keys(form.getFieldsValue()).find((field) => refused.has(field));
    if (first) {
      showField(form, name, first);
      return true;
    }
    if (isRefusal(failure, 'record.stale') && rule.onStale) {
      rule.onStale(values, failure);
      return true;
    }
    return false;
  };
  const sendAs = async (values: V) => {
    // Enter pressed twice sends once.
    if (sending.current) return;
    sending.current = true;
    setErrors({});
    const said = rule.done ? { done: rule.done } : {};
    const mine = key.current ?? randomKey();
    key.current = mine;
    const options = { ...said, handle: takeFailure(values) };
    const result = await ifAgreed(rule, values, () => run(() => rule.send(values, mine), options)).finally(() => {
      sending.current = false;
    });
    if (!result) return;
    key.current = null;
    forget();
    rule.onDone(result.answer);
  };
  const submit = async () => {
    if (waiting) return;
    if (isUploading()) {
      setWaiting(true);
      await uploadsEnded().finally(() => setWaiting(false));
    }
    try {
      await form.validateFields();
    } catch (refused) {
      const first = (refused as { errorFields?: { name: string[] }[] }).errorFields?.[0]?.name[0];
      if (first !== undefined) showField(form, name, first);
      return;
    }
    await sendAs(form.getFieldsValue(true) as V);
  };
  const onValuesChange = (changed: object) => {
    dirty.current = true;
    // A key stands for one body; the same body keeps it, so that a retry after a lost answer does nothing twice.
    key.current = null;
    setErrors((all) => Object.keys(changed).reduce(withoutField, all));
  };
  return {
    form,
    errors,
    busy: busy || waiting,
    isDirty,
    forget,
    submit,
    sendAs,
    wiring: { form, name, onValuesChange, onFinish: () => void submit(), scrollToFirstError: TO_FIELD },
  };
}
