import { Switch } from 'antd';
import type { TextKey } from '../../../text/text-key';
import { useAction } from '../../use-action';

type FlagSwitchProps = {
  on: boolean;
  allowed: boolean;
  /** Names the record and the flag, for screen readers. */
  label: string;
  set: (on: boolean) => Promise<unknown>;
  done: TextKey | ((on: boolean) => TextKey);
};

/** Sets a flag of one record at once; it can be taken back, so nothing is asked. */
export function FlagSwitch({ on, allowed, label, set, done }: FlagSwitchProps) {
  const { busy, run } = useAction();
  return (
    <Switch
      size="small"
      checked={on}
      loading={busy}
      disabled={!allowed}
      aria-label={label}
      onChange={(next) => void run(() => set(next), { done: typeof done === 'string' ? done : done(next) })}
    />
  );
}
