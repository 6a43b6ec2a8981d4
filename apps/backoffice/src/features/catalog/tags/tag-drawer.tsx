import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import type { ProductTag } from '@app/contract/catalog/merchandising-schemas';
import type { TagColour } from '@app/contract/catalog/tag-colours';
import { limits } from '@app/contract/core/limits';
import { Flex } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { StatusTag } from '../../../ui/list/cells';
import { colourChoices } from './colour-choices';

type TagDraft = { name: LocalizedDraft; code: string; colour: TagColour };

const blank: TagDraft = { name: { 'en-US': '' }, code: '', colour: 'brand' };
const fields = defineForm<TagDraft>()([
  { name: 'name', kind: 'localized', label: 'catalog.name', max: limits.tag, required: true },
  {
    name: 'code',
    kind: 'text',
    label: 'catalog.code',
    max: limits.code,
    help: 'catalog.code_help',
    required: true,
    half: true,
  },
  { name: 'colour', kind: 'select', label: 'catalog.colour', choices: colourChoices, required: true, half: true },
]);
const draftOf = ({ name, code, colour }: ProductTag): TagDraft => ({ name, code, colour });
const sent = (draft: TagDraft) => ({ ...draft, name: { ...draft.name, 'en-US': draft.name['en-US'] ?? '' } });

/** Creates or edits one tag; what it will look like stands below the form. */
export function TagDrawer({ editing, onClose }: { editing: ProductTag | null; onClose: () => void }) {
  const t = useText();
  const [draft, setDraft] = useState(() => (editing ? draftOf(editing) : blank));
  return (
    <RecordFormDrawer<TagDraft, ProductTag>
      title={editing ? inMyLanguage(editing.name) : t('catalog.new_tag')}
      kind="product_tag"
      fields={fields}
      editing={editing}
      blank={blank}
      draftOf={draftOf}
      onDraft={setDraft}
      below={
        <Flex gap={12} align="center">
          {t('catalog.tag_preview')}
          <StatusTag tone={draft.colour}>{inMyLanguage(draft.name) || t('catalog.tag')}</StatusTag>
        </Flex>
      }
      create={(next) => request(calls.createProductTag, { body: sent(next) })}
      update={({ id, version }, next) =>
        request(calls.updateProductTag, { params: { id }, body: { ...sent(next), version } })
      }
      onClose={onClose}
    />
  );
}
