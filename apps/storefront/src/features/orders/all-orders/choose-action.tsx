import { useT } from '@app/client/i18n';
import { NavAction } from '../../../ui/nav-action.tsx';
import type { Choosing } from './use-choosing.ts';

/** Begins or ends choosing orders to be paid together; nothing while there are not two of them. */
export function ChooseAction({ choosing }: { readonly choosing: Choosing }) {
  const t = useT();
  if (!choosing.possible) return null;
  return (
    <NavAction onPress={choosing.on ? choosing.stop : choosing.start}>
      {t(choosing.on ? 'group.choose_done' : 'group.choose')}
    </NavAction>
  );
}
