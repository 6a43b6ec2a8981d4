import { staffCurrencyEndpoints as calls } from '@app/contract/currencies/staff-endpoints';
import type { CurrencyRate } from '@app/contract/currencies/staff-schemas';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useAction } from '../../ui/use-action';
import { rateList } from './currency-list';

/** The rates of the currency in the address, newest first; one that has not begun can be taken back. */
export function RatesPage() {
  const t = useText();
  const navigate = useNavigate();
  const { code = '' } = useParams();
  const { run } = useAction();
  const mayEdit = useAllowed('system.currencies.edit');
  const rule = useMemo(() => ({ ...rateList, only: { code } }), [code]);
  const takeBack = (row: CurrencyRate) =>
    run(
      async () => {
        const { version } = await request(calls.readCurrency, { params: { id: code } });
        return request(calls.removeRate, { params: { id: code }, body: { validFrom: row.id, version } });
      },
      { done: 'currencies.rate_taken_back' },
    );
  const rowActions = (row: CurrencyRate): RowAction[] =>
    mayEdit && row.state === 'upcoming'
      ? [{ key: 'back', label: 'currencies.take_back', danger: true, run: () => void takeBack(row) }]
      : [];
  const extra = (
    <Button onClick={() => void navigate('/system/currencies')}>{t('permission.system.currencies')}</Button>
  );
  return <ListPage key={code} rule={rule} actions={{ rowActions, extra, title: `${t('currencies.rates')} ${code}` }} />;
}
