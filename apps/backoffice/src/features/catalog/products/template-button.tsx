import { staffMerchandisingEndpoints } from '@app/contract/catalog/merchandising-endpoints';
import { IconChevronDown } from '@tabler/icons-react';
import { Button, Dropdown } from 'antd';
import { randomKey } from '../../../api/random-key';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import type { SpecDraft } from './product-draft';

/** Takes a copy of a kept spec into the product; nothing where the shop keeps none. */
export function TemplateButton({ onChoose }: { onChoose: (spec: SpecDraft) => void }) {
  const t = useText();
  const allowed = useAllowed('catalog.specs.view');
  const answer = useAnswer(
    staffMerchandisingEndpoints.listSpecTemplates,
    { query: { limit: '100' } },
    { enabled: allowed, keepMs: 60_000 },
  );
  const templates = answer.data?.list ?? [];
  if (templates.length === 0) return null;
  const copy = (id: string) => {
    const chosen = templates.find((one) => one.id === id);
    if (!chosen) return;
    const values = chosen.values.map((name) => ({ id: randomKey(), name, image: null }));
    onChoose({ id: randomKey(), name: chosen.name, values });
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: templates.map((one) => ({ key: one.id, label: inMyLanguage(one.name) })),
        onClick: ({ key }) => copy(key),
        style: { maxHeight: 320, overflowY: 'auto' },
      }}
    >
      <Button icon={<IconChevronDown size={16} />} iconPlacement="end">
        {t('catalog.use_template')}
      </Button>
    </Dropdown>
  );
}
