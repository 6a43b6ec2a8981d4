import { useEffect } from 'react';

const TYPED_INTO = [
  'input:not([type=radio], [type=checkbox], [type=file], [type=hidden])',
  'textarea',
  '[contenteditable=true]',
]
  .map((kind) => `${kind}:not([disabled], [readonly])`)
  .join(', ');

const focusFirst = (form: HTMLElement | null): void => {
  if (!form || (document.activeElement?.matches(TYPED_INTO) && form.contains(document.activeElement))) return;
  const fields = [...form.querySelectorAll<HTMLElement>(TYPED_INTO)];
  fields.find((field) => field.closest('[hidden]') === null)?.focus({ preventScroll: true });
};

/**
 * Stands in the form of this id: one can type into its first field as soon as it is open, and Enter in a line sends it
 * though its button stands outside.
 */
export function FormKeys({ form }: { form: string }) {
  useEffect(() => {
    // After the drawer or dialog around it has taken the focus for itself.
    const timer = setTimeout(() => focusFirst(document.getElementById(form)));
    return () => clearTimeout(timer);
  }, [form]);
  return <button type="submit" hidden />;
}
