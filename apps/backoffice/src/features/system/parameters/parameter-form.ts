import type { ParameterPlain, StaffParameter } from '@app/contract/settings/staff-schemas';
import { defineForm, type Field } from '../../../ui/form/define-form';
import { zoneChoices } from '../../../ui/form/inputs/zone-choices';

export type ParameterDraft = { value: ParameterPlain };

const flag = defineForm<{ value: boolean }>()([{ name: 'value', kind: 'switch', label: 'parameters.value' }]);
const money = defineForm<{ value: number }>()([
  { name: 'value', kind: 'money', label: 'parameters.value', required: true },
]);
const whole = (min: number, max: number) =>
  defineForm<{ value: number }>()([
    { name: 'value', kind: 'integer', label: 'parameters.value', min, max, required: true },
  ]);
const text = (max: number) =>
  defineForm<{ value: string }>()([{ name: 'value', kind: 'text', label: 'parameters.value', max }]);

const zone = defineForm<{ value: string }>()([
  { name: 'value', kind: 'select', label: 'parameters.value', choices: zoneChoices, required: true },
]);

/** The one field that suits the parameter. */
export function parameterForm(parameter: StaffParameter): Field<ParameterDraft>[] {
  const { type, unit, min, max } = parameter;
  const fields: unknown =
    type === 'flag'
      ? flag
      : type === 'zone'
        ? zone
        : type === 'text'
          ? text(max ?? 200)
          : unit === 'usd'
            ? money
            : whole(min ?? 0, max ?? Number.MAX_SAFE_INTEGER);
  return fields as Field<ParameterDraft>[];
}
