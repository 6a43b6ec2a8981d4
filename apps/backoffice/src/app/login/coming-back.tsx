import { Spin } from 'antd';
import { useText } from '../../text/use-text';
import type { Frame } from './sign-in-steps';

/** Shown while what a provider sent this browser back with is checked. */
export function ComingBack({ frame: Around }: { readonly frame: Frame }) {
  const t = useText();
  return (
    <Around title={t('staff.login.title')} text={t('oidc.coming_back')}>
      <Spin size="large" />
    </Around>
  );
}
