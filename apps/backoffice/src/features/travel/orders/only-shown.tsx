import { Flex, Tag } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { listLink } from '../../../ui/list/list-link';
import { TRAVEL_ORDERS_PATH } from '../travel-paths';

type Asked = Record<string, unknown>;

/** Conditions that links bring and no field shows. */
const HIDDEN: readonly { key: string; label: (value: unknown) => TextKey }[] = [
  { key: 'subject', label: () => 'travel.staff.only_subject' },
  { key: 'bundleOf', label: () => 'travel.staff.only_combo' },
  { key: 'deal', label: (value) => (value === 'any' ? 'travel.staff.any_deal' : 'travel.staff.only_deal') },
];

function readFilter(text: string | null): Asked {
  try {
    return JSON.parse(text ?? '{}') as Asked;
  } catch {
    return {};
  }
}

/** What the list is narrowed to beside its fields; each can be taken away. */
export function OnlyShown() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = readFilter(params.get('filter'));
  const shown = HIDDEN.filter(({ key }) => filter[key]);
  if (shown.length === 0) return null;
  const without = (key: string) => listLink(TRAVEL_ORDERS_PATH, { ...filter, [key]: undefined });
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
