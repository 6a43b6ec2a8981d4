import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import type { SpecTemplate } from '@app/contract/catalog/merchandising-schemas';
import { request } from '../../../api/request';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { ValuesField } from './values-field';

type SpecDraft = { name: LocalizedDraft; values: LocalizedDraft[] };

const twins = (values: LocalizedDraft[]): boolean => {
  const names = values.map((value) => (value['en-US'] ?? '').trim().toLowerCase());
  return new Set(names).size < names.length;
};

const fields = defineForm<SpecDraft>()([
  { name: 'name', kind: 'localized', label: 'catalog.name', max: 60, required: true },
  {
    name: 'values',
    kind: 'own',
    label: 'catalog.template_values',
    help: 'catalog.template_values_help',
    render: ValuesField,
    check: (values) => (twins(values) ? 'catalog.duplicate_value' : null),
  },
]);

const english = (text: LocalizedDraft) => ({ ...text, 'en-US': text['en-US'] ?? '' });
const sent = (draft: SpecDraft) => ({ name: english(draft.name), values: draft.values.map(english) });

/** Creates or edits one spec template. */
export function SpecDrawer({ editing, onClose }: { editing: SpecTemplate | null; onClose: () => void }) {
  const t = useText();
  return (
    <RecordFormDrawer<SpecDraft, SpecTemplate>
      title={editing ? inMyLanguage(editing.name) : t('catalog.new_template')}
      kind="spec_template"
      fields={fields}
      editing={editing}
      blank={{ name: { 'en-US': '' }, values: [{ 'en-US': '' }] }}
      draftOf={({ name, values }) => ({ name, values })}
      create={(draft) => request(calls.createSpecTemplate, { body: sent(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateSpecTemplate, { params: { id }, body: { ...sent(draft), version } })
      }
      onClose={onClose}
    />
  );
}
