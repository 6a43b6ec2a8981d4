import { staffChargeEndpoints as calls } from '@app/contract/charges/staff-endpoints';
import type { StaffPostageRule, StaffTaxRule } from '@app/contract/charges/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { recordIn } from '../../api/record-in';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { inMyLanguage } from '../../text/in-my-language';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import type { LocalizedDraft } from '../../ui/form/define-form';
import { RecordFormDrawer } from '../../ui/form/record-form-drawer';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useAction } from '../../ui/use-action';
import { newPostage, newTax, postageDraft, postageForm, taxDraft, taxForm } from './charge-forms';
import { postageList, taxList } from './charge-lists';

const PATH = '/trade/charges';
type Rule = { id: string; name: string | LocalizedDraft; isDefault: boolean };
const nameOf = ({ name }: Pick<Rule, 'name'>): string => (typeof name === 'string' ? name : inMyLanguage(name));

/** The switch between the two lists and the button for a new rule. */
function Extra(props: { shown: 'postage' | 'tax'; add: TextKey; onAdd: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAllowed('trade.charges.edit');
  return (
    <>
      <Segmented
        value={props.shown}
        options={[
          { value: 'postage', label: t('charges.postage') },
          { value: 'tax', label: t('charges.tax') },
        ]}
        onChange={(next) => void navigate(next === 'tax' ? `${PATH}/tax` : PATH)}
      />
      {mayEdit && (
        <Button type="primary" icon={<IconPlus size={16} />} onClick={props.onAdd}>
          {t(props.add)}
        </Button>
      )}
    </>
  );
}

/** What can be done with a rule: look or edit, and delete it unless it is the one for everywhere else. */
function useRuleActions<R extends Rule>(open: (rule: R) => void, remove: (id: string) => Promise<unknown>) {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('trade.charges.edit');
  const ask = (rule: R) =>
    modal.confirm({
      title: t('charges.delete_postage', { name: nameOf(rule) }),
      content: t('charges.delete_text'),
      okText: t('ui.delete'),
      cancelText: t('ui.cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => remove(rule.id), { done: 'charges.deleted' });
      },
    });
  return {
    rowActions: (rule: R): RowAction[] => [
      { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => open(rule) },
    ],
    menu: (rule: R): RowAction[] =>
      mayEdit && !rule.isDefault ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => ask(rule) }] : [],
    readOnly: !mayEdit,
  };
}

type Open<R> = { editing: R | null } | null;

function Postage() {
  const t = useText();
  const rule = useMemo(postageList, []);
  const [open, setOpen] = useState<Open<StaffPostageRule>>(null);
  const { readOnly, ...actions } = useRuleActions<StaffPostageRule>(
    (editing) => setOpen({ editing }),
    (id) => request(calls.deletePostageRule, { params: { id } }),
  );
  const extra = <Extra shown="postage" add="charges.new_postage" onAdd={() => setOpen({ editing: null })} />;
  return (
    <>
      <ListPage rule={rule} actions={{ ...actions, bulkActions: [], extra }} />
      {open && (
        <RecordFormDrawer
          title={open.editing?.name ?? t('charges.new_postage')}
          kind="postage_rule"
          fields={postageForm(open.editing?.isDefault ?? false)}
          editing={open.editing}
          blank={newPostage}
          draftOf={postageDraft}
          create={(body) => request(calls.createPostageRule, { body })}
          update={({ id, version }, draft) =>
            request(calls.updatePostageRule, { params: { id }, body: { ...draft, version } })
          }
          reload={(id) => recordIn(request(calls.listPostageRules, { query: { limit: '100' } }), id)}
          readOnly={readOnly}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function Tax() {
  const t = useText();
  const rule = useMemo(taxList, []);
  const [open, setOpen] = useState<Open<StaffTaxRule>>(null);
  const { readOnly, ...actions } = useRuleActions<StaffTaxRule>(
    (editing) => setOpen({ editing }),
    (id) => request(calls.deleteTaxRule, { params: { id } }),
  );
  const extra = <Extra shown="tax" add="charges.new_tax" onAdd={() => setOpen({ editing: null })} />;
  return (
    <>
      <ListPage rule={rule} actions={{ ...actions, bulkActions: [], extra }} />
      {open && (
        <RecordFormDrawer
          title={open.editing ? nameOf(open.editing) : t('charges.new_tax')}
          kind="tax_rule"
          fields={taxForm(open.editing?.isDefault ?? false)}
          editing={open.editing}
          blank={newTax}
          draftOf={taxDraft}
          create={(body) => request(calls.createTaxRule, { body })}
          update={({ id, version }, draft) =>
            request(calls.updateTaxRule, { params: { id }, body: { ...draft, version } })
          }
          reload={(id) => recordIn(request(calls.listTaxRules, { query: { limit: '100' } }), id)}
          readOnly={readOnly}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Postage and tax: two lists of rules with their forms. */
export default function ChargesScreen() {
  return (
    <Routes>
      <Route path="tax" element={<Tax key="tax" />} />
      <Route path="/*" element={<Postage key="postage" />} />
    </Routes>
  );
}
