import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { Select, TreeSelect } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { categoryChoices } from '../../ui/category-choices';
import { nestChoices, useChoices } from '../../ui/choices';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { nameOf, useTyped } from '../../ui/form/inputs/use-typed';

type Ids = OwnFieldProps<string[]> & { id?: string };

/** Several categories of the tree; each stands for everything below it. */
export function CategoriesField({ value, onChange, errors, ...wiring }: Ids) {
  const { list, loading } = useChoices(categoryChoices);
  return (
    <TreeSelect
      {...wiring}
      multiple
      loading={loading}
      status={Object.keys(errors).length > 0 ? 'error' : ''}
      treeData={nestChoices(list)}
      value={value ?? []}
      onChange={(ids: string[]) => onChange?.(ids)}
      showSearch={{ treeNodeFilterProp: 'title' }}
    />
  );
}

/** Products looked for by name. `known` names those chosen before. */
export const productsField = (known: readonly { id: string; name: string }[]) =>
  function ProductsField({ value, onChange, errors, ...wiring }: Ids) {
    const t = useText();
    const { word, search, meant } = useTyped();
    const found = useAnswer(staffCatalogEndpoints.listProducts, { query: { name: word || undefined, limit: '20' } });
    const [names, setNames] = useState<ReadonlyMap<string, string>>(
      () => new Map(known.map((one) => [one.id, one.name])),
    );
    const rows = found.data?.list ?? [];
    const all = new Map([...names, ...rows.map((row) => [row.id, row.name] as const)]);
    return (
      <Select
        {...wiring}
        mode="multiple"
        loading={found.isFetching}
        status={Object.keys(errors).length > 0 ? 'error' : ''}
        placeholder={t('coupons.products_hint')}
        showSearch={{ filterOption: false, onSearch: search }}
        options={meant(rows, found.isFetching, nameOf).map((row) => ({ value: row.id, label: row.name }))}
        value={(value ?? []).map((id) => ({ value: id, label: all.get(id) ?? id }))}
        labelInValue
        onChange={(chosen: { value: string }[]) => {
          setNames(all);
          onChange?.(chosen.map((one) => one.value));
        }}
      />
    );
  };
