import type { DealHours } from '@app/contract/travel-deals/schemas';
import { Space } from 'antd';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { HourInput } from '../../ui/form/inputs/hour-input';

/** Hours from which until which guests sit down; none for any. */
export function HoursField({ value, onChange }: OwnFieldProps<DealHours | null | undefined>) {
  const t = useText();
  const { from = '', to = '' } = value ?? {};
  const set = (next: DealHours) => onChange?.(next.from === '' && next.to === '' ? null : next);
  return (
    <Space>
      <HourInput
        aria-label={t('travel_deals.hour_from')}
        value={from}
        onChange={(hour) => set({ from: hour, to })}
        onClear={() => set({ from: '', to })}
      />
      <span aria-hidden="true">–</span>
      <HourInput
        aria-label={t('travel_deals.hour_to')}
        value={to}
        onChange={(hour) => set({ from, to: hour })}
        onClear={() => set({ from, to: '' })}
      />
    </Space>
  );
}
