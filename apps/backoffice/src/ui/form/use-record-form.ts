import { Form, type FormInstance } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { type Failure, isRefusal } from '../../api/failure';
import { randomKey } from '../../api/random-key';
import type { TextKey } from '../../text/text-key';
import { useAction } from '../use-action';
import { withoutField } from './field-errors';

type RecordFormRule<V, A> = {
  /** Sends the form; the key stays the same until it succeeds, so that a repeated press is harmless. */
  send: (values: V, idempotencyKey: string) => Promise<A>;
  done: TextKey;
  onDone: (answer: A) => void;
  /** Told when somebody saved the record meanwhile; without it the refusal is shown as any other. */
  onStale?: (values: V, refusal: Failure) => void;
};

export type RecordForm<V> = {
  form: FormInstance;
  errors: Readonly<Record<string, string>>;
  busy: boolean;
  dirty: boolean;
  /** The same at this very moment, for guards that are asked before the next drawing. */
  isDirty: () => boolean;
  submit: () => Promise<void>;
  /** To spread on antd's Form. */
  wiring: { form: FormInstance; name: string; onValuesChange: (changed: object) => void; onFinish: () => void };
  sendAs: (values: V) => Promise<void>;
};

/**
 * A form over one record. Whatever is refused stays typed: field errors go to their fields, others are shown as a note.
 * Leaving the page with unsaved changes asks first.
 */
export function useRecordForm<V, A>(rule: RecordFormRule<V, A>): RecordForm<V> {
  const [form] = Form.useForm();
  // Two forms may be open at once: without a name of their own, fields of the same name would share one id and label.
  const name = useId();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [dirty, setDirty] = useState(false);
  const dirtyNow = useRef(false);
  const mark = (is: boolean) => {
    dirtyNow.current = is;
    setDirty(is);
  };
  const [key, setKey] = useState(randomKey);
  const { busy, run } = useAction();
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  const takeFailure = (values: V) => (failure: Failure) => {
    if (Object.keys(failure.fields).length > 0) {
      setErrors(failure.fields);
      const first = Object.keys(failure.fields)[0]?.split('.')[0];
      if (first) form.scrollToField(first, { block: 'center' });
      return true;
    }
    if (isRefusal(failure, 'record.stale') && rule.onStale) {
      rule.onStale(values, failure);
      return true;
    }
    return false;
  };
  const sendAs = async (values: V) => {
    setErrors({});
    const result = await run(() => rule.send(values, key), { done: rule.done, handle: takeFailure(values) });
    if (!result) return;
    setKey(randomKey());
    mark(false);
    rule.onDone(result.answer);
  };
  const submit = async () => {
    try {
      await form.validateFields();
    } catch (refused) {
      const first = (refused as { errorFields?: { name: string[] }[] }).errorFields?.[0];
      if (first) form.scrollToField(first.name, { block: 'center' });
      return;
    }
    await sendAs(form.getFieldsValue(true) as V);
  };
  const onValuesChange = (changed: object) => {
    mark(true);
    // A key stands for one body; the same body keeps it, so that a retry after a lost answer does nothing twice.
    setKey(randomKey());
    setErrors((all) => Object.keys(changed).reduce(withoutField, all));
  };
  return {
    form,
    errors,
    busy,
    dirty,
    isDirty: () => dirtyNow.current,
    submit,
    sendAs,
    wiring: { form, name, onValuesChange, onFinish: () => void submit() },
  };
}
