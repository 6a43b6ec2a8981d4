import { ColorPicker } from 'antd';
import type { OwnFieldProps } from '../../../ui/form/define-form';

/** A colour as `#0E6B63`. */
export function ColourInput({ value, onChange }: OwnFieldProps<string>) {
  return (
    <ColorPicker
      value={value ?? null}
      format="hex"
      disabledAlpha
      showText
      onChangeComplete={(colour) => onChange?.(colour.toHexString().toUpperCase())}
    />
  );
}
