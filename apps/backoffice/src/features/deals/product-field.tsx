import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { pictured, SearchedSelect } from '../../ui/form/inputs/searched-select';
import { useSettled } from '../../ui/use-settled';

type Props = OwnFieldProps<string> & { id?: string };

/** The product of a deal, looked for by name or SKU; `fixed` is the one of a deal that exists, which it stays with. */
export const productField = (fixed: { id: string; name: string } | null) =>
  function ProductField({ errors: _errors, ...wiring }: Props) {
    const t = useText();
    const format = useFormat();
    const [typed, setTyped] = useState('');
    const word = useSettled(typed);
    const found = useAnswer(staffDealEndpoints.dealProducts, { query: { word } }, { enabled: fixed === null });
    return (
      <SearchedSelect
        {...wiring}
        known={fixed}
        disabled={fixed !== null}
        rows={found.data?.list ?? []}
        loading={found.isFetching}
        placeholder={t('deals.pick_product')}
        notFoundContent={t('deals.no_product')}
        onSearch={setTyped}
        render={(row) => (
          <>
            {pictured(row)}
            <small>{row.online ? format.money(row.fromUsd) : t('deals.off_sale')}</small>
          </>
        )}
      />
    );
  };
