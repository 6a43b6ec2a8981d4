import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import type { Area } from '@app/contract/settings/schemas';
import { useMemo, useState } from 'react';
import { SelectField } from '../../../ui/field.tsx';
import { type CascadeOption, CascadeSheet } from '../../../ui/picker.tsx';
import type { ChosenArea } from './address-values.ts';

/** What is to be chosen within an area. A municipality is its own one city, and such a step is not asked for. */
const within = ({ name, children }: Area): readonly Area[] | undefined => {
  const [only] = children ?? [];
  return children?.length === 1 && only?.name === name ? within(only) : children;
};

const optionsOf = (areas: readonly Area[]): CascadeOption[] =>
  areas.map((area) => {
    const children = within(area);
    return { value: area.code, label: area.name, ...(children && { children: optionsOf(children) }) };
  });

/** The places from the province down to a code; empty when the tree has no such code. */
function pathTo(areas: readonly Area[], code: string): Area[] {
  for (const area of areas) {
    if (area.code === code) return [area];
    const rest = pathTo(area.children ?? [], code);
    if (rest.length > 0) return [area, ...rest];
  }
  return [];
}

/** The steps of the sheet that lead to a code. */
function stepsTo(areas: readonly Area[], code: string): string[] {
  const path = pathTo(areas, code);
  return path.filter((area, index) => index === 0 || area.name !== path[index - 1]?.name).map((area) => area.code);
}

/** The place that the last chosen step names: a step that was not asked for is taken with it. */
function areaOf(areas: readonly Area[], areaCode: string): ChosenArea {
  const path = pathTo(areas, areaCode);
  let last = path.at(-1);
  while (last?.children?.[0]) {
    last = last.children[0];
    path.push(last);
  }
  const [province = '', city = '', county = ''] = path.map((area) => area.name);
  return { areaCode: last?.code ?? areaCode, province, city, county };
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
  const path = useMemo(() => stepsTo(tree ?? [], value?.areaCode ?? ''), [tree, value]);
  const waiting = open && areas.isFetching && !tree;
  const failed = areas.isError && !tree && !areas.isFetching;
  return (
    <>
      <SelectField
        label={t('address.area')}
        value={value ? [...new Set([value.province, value.city, value.county])].filter(Boolean).join(' ') : ''}
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
