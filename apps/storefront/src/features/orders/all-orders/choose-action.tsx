import { useT } from '@app/client/i18n';
import type { ReactNode } from 'react';
import { NavAction } from '../../../ui/nav-action.tsx';
import type { Choosing } from './use-choosing.ts';

/** Begins or ends choosing orders to be paid together, while there are two of them, before the list's other actions. */
export function ChooseAction({ choosing, children }: { readonly choosing: Choosing; readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      {choosing.possible ? (
        <NavAction onPress={choosing.on ? choosing.stop : choosing.start}>
          {t(choosing.on ? 'group.choose_done' : 'group.choose')}
        </NavAction>
      ) : null}
      {children}
    </>
  );
}
