import { staffChargeEndpoints as calls } from '@app/contract/charges/staff-endpoints';
import type { StaffPostageRule, StaffTaxRule } from '@app/contract/charges/staff-schemas';
import { Segmented } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { recordIn } from '../../api/record-in';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { inMyLanguage } from '../../text/in-my-language';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { ListPage } from '../../ui/list/list-page';
import { useRecordActions } from '../../ui/list/use-record-actions';
import { newPostage, newTax, postageDraft, postageForm, taxDraft, taxForm } from './charge-forms';
import { postageList, taxList } from './charge-lists';

const PATH = '/trade/charges';

/** The switch between the two lists. */
function WhichList({ shown }: { shown: 'postage' | 'tax' }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Segmented
      value={shown}
      options={[
        { value: 'postage', label: t('charges.postage') },
        { value: 'tax', label: t('charges.tax') },
      ]}
      onChange={(next) => void navigate(next === 'tax' ? `${PATH}/tax` : PATH)}
    />
  );
}

type RulesOf<R> = {
  shown: 'postage' | 'tax';
  add: TextKey;
  nameOf: (rule: R) => string;
  remove: (id: string) => Promise<unknown>;
  drawer: (of: { editing: R | null; readOnly: boolean; onClose: () => void }) => ReactNode;
};

/** What can be done with rules: look or edit, and delete one unless it is for everywhere else. */
function useRules<R extends { id: string; isDefault: boolean }>({ shown, add, nameOf, remove, drawer }: RulesOf<R>) {
  const mayEdit = useAllowed('trade.charges.edit');
  return useRecordActions<R>({
    mayEdit,
    readable: true,
    nameOf,
    add,
    beside: <WhichList shown={shown} />,
    bulk: [],
    deletion: {
      ask: 'charges.delete_postage',
      text: 'charges.delete_text',
      done: 'charges.deleted',
      remove: ({ id }) => remove(id),
      when: ({ isDefault }) => !isDefault,
    },
    drawer: (editing, onClose) => drawer({ editing, readOnly: !mayEdit, onClose }),
  });
}

function Postage() {
  const t = useText();
  const rule = useMemo(postageList, []);
  const { list, drawer } = useRules<StaffPostageRule>({
    shown: 'postage',
    add: 'charges.new_postage',
    nameOf: ({ name }) => name,
    remove: (id) => request(calls.deletePostageRule, { params: { id } }),
    drawer: (of) => (
      <RecordFormDrawer
        {...of}
        title={of.editing?.name ?? t('charges.new_postage')}
        kind="postage_rule"
        fields={postageForm(of.editing?.isDefault ?? false)}
        blank={newPostage}
        draftOf={postageDraft}
        create={(body) => request(calls.createPostageRule, { body })}
        update={({ id, version }, draft) =>
          request(calls.updatePostageRule, { params: { id }, body: { ...draft, version } })
        }
        reload={(id) => recordIn(request(calls.listPostageRules, { query: { limit: '100' } }), id)}
      />
    ),
  });
  return (
    <>
      <ListPage rule={rule} actions={list} />
      {drawer}
    </>
  );
}

function Tax() {
  const t = useText();
  const rule = useMemo(taxList, []);
  const { list, drawer } = useRules<StaffTaxRule>({
    shown: 'tax',
    add: 'charges.new_tax',
    nameOf: ({ name }) => inMyLanguage(name),
    remove: (id) => request(calls.deleteTaxRule, { params: { id } }),
    drawer: (of) => (
      <RecordFormDrawer
        {...of}
        title={of.editing ? inMyLanguage(of.editing.name) : t('charges.new_tax')}
        kind="tax_rule"
        fields={taxForm(of.editing?.isDefault ?? false)}
        blank={newTax}
        draftOf={taxDraft}
        create={(body) => request(calls.createTaxRule, { body })}
        update={({ id, version }, draft) =>
          request(calls.updateTaxRule, { params: { id }, body: { ...draft, version } })
        }
        reload={(id) => recordIn(request(calls.listTaxRules, { query: { limit: '100' } }), id)}
      />
    ),
  });
  return (
    <>
      <ListPage rule={rule} actions={list} />
      {drawer}
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
