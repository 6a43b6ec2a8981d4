import { staffCurrencyEndpoints as calls } from '@app/contract/currencies/staff-endpoints';
import type { StaffCurrency } from '@app/contract/currencies/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import styles from './currencies.module.css';
import { blankCurrency, createBody, currencyForm, draftOf, updateBody } from './currency-form';
import { currencyList } from './currency-list';
import { RateDialog } from './rate-dialog';
import { RatesPage } from './rates-page';
import { useStaleRates } from './use-stale-rates';

const PATH = '/system/currencies';

/** The currencies prices are shown in, their rates in force, and which of those are too old. */
function CurrenciesPage() {
  const t = useText();
  const mayEdit = useAllowed('system.currencies.edit');
  const stale = useStaleRates();
  const [open, setOpen] = useState<{ editing: StaffCurrency | null } | null>(null);
  const [pricing, setPricing] = useState<StaffCurrency | null>(null);
  const rowActions = (row: StaffCurrency): RowAction[] => [
    ...(mayEdit && !row.settlement
      ? [{ key: 'rate', label: 'currencies.enter_rate', run: () => setPricing(row) } as const]
      : []),
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => setOpen({ editing: row }) },
  ];
  const menu = (row: StaffCurrency): RowAction[] => [
    { key: 'rates', label: 'currencies.rates', to: `${PATH}/rates/${row.id}` },
  ];
  const extra = mayEdit ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
      {t('currencies.new')}
    </Button>
  ) : null;
  const above = stale > 0 && (
    <Alert
      showIcon
      className={styles.verdict ?? ''}
      type="warning"
      title={t('currencies.stale_note', { count: stale })}
    />
  );
  return (
    <>
      <ListPage rule={currencyList} actions={{ rowActions, menu, extra, above }} />
      {pricing && <RateDialog currency={pricing} onClose={() => setPricing(null)} />}
      {open && (
        <RecordFormDrawer
          title={open.editing ? open.editing.id : t('currencies.new')}
          fields={currencyForm(!open.editing)}
          editing={open.editing}
          blank={blankCurrency}
          draftOf={draftOf}
          readOnly={!mayEdit}
          create={(draft) => request(calls.createCurrency, { body: createBody(draft) })}
          update={({ id, version }, draft) =>
            request(calls.updateCurrency, { params: { id }, body: { ...updateBody(draft), version } })
          }
          reload={(id) => request(calls.readCurrency, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Currencies, and the rates of one. */
export default function CurrenciesScreen() {
  return (
    <Routes>
      <Route path="rates/:code" element={<RatesPage />} />
      <Route path="/*" element={<CurrenciesPage />} />
    </Routes>
  );
}
