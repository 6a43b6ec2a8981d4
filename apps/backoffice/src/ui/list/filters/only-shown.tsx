import { Flex, Tag } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { listLink } from '../list-link';

type ShownFilter = Record<string, unknown>;

/** A condition that links bring and no field of a list shows. */
export type HiddenCondition = { readonly key: string; readonly label: (value: unknown) => TextKey };

function readFilter(text: string | null): ShownFilter {
  try {
    return JSON.parse(text ?? '{}') as ShownFilter;
  } catch {
    return {};
  }
}

/** What a list is narrowed to beside its fields; each can be taken away. */
export function OnlyShown({ path, hidden }: { path: string; hidden: readonly HiddenCondition[] }) {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = readFilter(params.get('filter'));
  const shown = hidden.filter(({ key }) => filter[key]);
  if (shown.length === 0) return null;
  const without = (key: string) => listLink(path, { ...filter, [key]: undefined });
  return (
    <Flex gap={8} wrap style={{ marginBottom: 12 }}>
      {shown.map(({ key, label }) => (
        <Tag key={key} closable onClose={() => void navigate(without(key))}>
          {t(label(filter[key]))}
        </Tag>
      ))}
    </Flex>
  );
}
