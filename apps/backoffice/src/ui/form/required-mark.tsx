import type { ReactNode } from 'react';
import { useText } from '../../text/use-text';

function Needed() {
  const t = useText();
  return <small>{t('ui.form.needed')}</small>;
}

/** A required field says so in words after its label, as a person reads it. */
export const RequiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <span>
    {label} {required && <Needed />}
  </span>
);
