import type { PermissionKey } from '@app/contract/core/permissions';
import { useAllowed } from '../../../api/session';
import { listed } from '../../../text/in-my-language';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { FlagSwitch } from './flag-switch';

type OnlineRule<R, K extends TextKey> = {
  title: K;
  done: TextKey;
  /** Who may put rows on sale, or take them off. */
  permission: PermissionKey;
  nameOf: (row: R) => string;
  set: (ids: string[], online: boolean) => Promise<unknown>;
};

function OnlineSwitch<R extends { id: string; online: boolean }>({ row, of }: { row: R; of: OnlineRule<R, TextKey> }) {
  const t = useText();
  return (
    <FlagSwitch
      on={row.online}
      allowed={useAllowed(of.permission)}
      label={listed(t(of.title), of.nameOf(row))}
      set={(on) => of.set([row.id], on)}
      done={of.done}
    />
  );
}

/** Whether a row is on sale; whoever may puts it on, or takes it off. */
export const onlineColumn = <R extends { id: string; online: boolean }, K extends TextKey>(of: OnlineRule<R, K>) =>
  ({ key: 'online', title: of.title, render: (row: R) => <OnlineSwitch row={row} of={of} /> }) as const;
