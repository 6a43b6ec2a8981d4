import type { ApiKeyState } from '@app/contract/api-keys/staff-schemas';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

const tones: Record<ApiKeyState, Tone> = {
  active: 'success',
  suspended: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
};

/** How a key stands, as a tag. */
export function ApiKeyStateTag({ state }: { state: ApiKeyState }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`api_key.state.${state}`)}</StatusTag>;
}
