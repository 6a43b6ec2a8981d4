import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import type { Area } from '@app/contract/settings/schemas';
import { useMemo, useState } from 'react';
import { SelectField } from '../../ui/field.tsx';
import { type CascadeOption, CascadeSheet } from '../../ui/picker.tsx';
import type { ChosenArea } from './address-values.ts';

const optionsOf = (areas: readonly Area[]): CascadeOption[] =>
  areas.map(({ code, name, children }) => ({
    value: code,
    label: name,
    ...(children && { children: optionsOf(children) }),
  }));

/** The places from the province down to a code; empty when the tree has no such code. */
function pathTo(areas: readonly Area[], code: string): Area[] {
  for (const area of areas) {
    if (area.code === code) return [area];
    const rest = pathTo(area.children ?? [], code);
    if (rest.length > 0) return [area, ...rest];
  }
  return [];
}

function areaOf(areas: readonly Area[], areaCode: string): ChosenArea {
  const [province = '', city = '', county = ''] = pathTo(areas, areaCode).map((area) => area.name);
  return { areaCode, province, city, county };
}

/** China's province, city and district, from the tree that is fetched when the field is first on screen. */
export function AreaField(props: {
  readonly value: ChosenArea | null;
  readonly error: string | undefined;
  readonly onChange: (area: ChosenArea) => void;
}) {
  const t = useT();
  const { value } = props;
  const areas = useEndpoint(settingsEndpoints.areas, undefined, { staleTime: Number.POSITIVE_INFINITY });
  const [open, setOpen] = useState(false);
  const tree = areas.data;
  const options = useMemo(() => optionsOf(tree ?? []), [tree]);
  const path = useMemo(() => pathTo(tree ?? [], value?.areaCode ?? '').map((area) => area.code), [tree, value]);
  const waiting = open && areas.isFetching && !tree;
  const failed = areas.isError && !tree && !areas.isFetching;
  return (
    <>
      <SelectField
        label={t('address.area')}
        value={value ? [value.province, value.city, value.county].filter(Boolean).join(' ') : ''}
        {...(waiting && { placeholder: t('shell.loading') })}
        error={failed ? t('address.area_failed') : props.error}
        onOpen={() => {
          if (failed) void areas.refetch();
          setOpen(true);
        }}
      />
      <CascadeSheet
        open={open && tree !== undefined}
        onClose={() => setOpen(false)}
        title={t('address.choose_area')}
        options={options}
        value={path}
        onConfirm={(codes) => props.onChange(areaOf(tree ?? [], codes.at(-1) ?? ''))}
      />
    </>
  );
}
