import './antd-mobile.ts';
import PickerView from 'antd-mobile/es/components/picker-view';
import type { PickerOption } from './picker.tsx';

/** The wheels of `PickerSheet`. */
export default function PickerWheels(props: {
  readonly columns: readonly (readonly PickerOption[])[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}) {
  return (
    <PickerView
      columns={props.columns.map((column) => [...column])}
      value={[...props.value]}
      mouseWheel
      onChange={(value) => props.onChange(value.map((one) => String(one ?? '')))}
    />
  );
}
