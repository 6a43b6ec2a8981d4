import './antd-mobile.ts';
import { useT } from '@app/client/i18n';
import CascaderView, { type CascaderOption } from 'antd-mobile/es/components/cascader-view';
import { useMemo } from 'react';
import type { CascadeOption } from './picker.tsx';

const toLibrary = (options: readonly CascadeOption[]): CascaderOption[] =>
  options.map(({ value, label, children }) => ({
    value,
    label,
    ...(children?.length && { children: toLibrary(children) }),
  }));

function isLeaf(options: readonly CascadeOption[], path: readonly string[]): boolean {
  const [head, ...rest] = path;
  const option = options.find((one) => one.value === head);
  if (!option) return false;
  if (!option.children?.length) return rest.length === 0;
  return isLeaf(option.children, rest);
}

/** The levels of `CascadeSheet`. */
export default function PickerCascade(props: {
  readonly options: readonly CascadeOption[];
  readonly value: readonly string[];
  readonly onChange: (value: string[], leaf: boolean) => void;
}) {
  const t = useT();
  const options = useMemo(() => toLibrary(props.options), [props.options]);
  return (
    <CascaderView
      options={options}
      value={[...props.value]}
      placeholder={t('common.select')}
      onChange={(value) => {
        const path = value.map(String);
        props.onChange(path, isLeaf(props.options, path));
      }}
    />
  );
}
