import { staffMerchandisingEndpoints } from '@app/contract/catalog/merchandising-endpoints';
import { IconChevronDown } from '@tabler/icons-react';
import { Button, Dropdown } from 'antd';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import type { ProductDraft } from './product-draft';

type KeptTagButtonProps = { taken: readonly string[]; onChoose: (tag: ProductDraft['tags'][number]) => void };

/** Puts one of the shop's kept tags on the product; nothing where there is none left to choose. */
export function KeptTagButton({ taken, onChoose }: KeptTagButtonProps) {
  const t = useText();
  const allowed = useAllowed('catalog.tags.view');
  const answer = useAnswer(
    staffMerchandisingEndpoints.listProductTags,
    { query: { limit: '100' } },
    { enabled: allowed, keepMs: 60_000 },
  );
  const tags = (answer.data?.list ?? []).filter((tag) => !taken.includes(tag.code));
  if (tags.length === 0) return null;
  const put = (code: string) => {
    const tag = tags.find((one) => one.code === code);
    if (tag) onChoose({ ...tag.name, code: tag.code, colour: tag.colour });
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: tags.map((tag) => ({
          key: tag.code,
          label: <StatusTag tone={tag.colour}>{inMyLanguage(tag.name)}</StatusTag>,
        })),
        onClick: ({ key }) => put(key),
        style: { maxHeight: 320, overflowY: 'auto' },
      }}
    >
      <Button icon={<IconChevronDown size={16} />} iconPlacement="end">
        {t('catalog.kept_tag')}
      </Button>
    </Dropdown>
  );
}
