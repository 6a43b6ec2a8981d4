import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import { Flex } from 'antd';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { MoneyInput } from '../../../ui/form/money-input';

type Unit = TourInput['units'][number];

/** What each age pays. */
export function UnitsField({ value = [], onChange }: OwnFieldProps<Unit[]>) {
  const t = useText();
  return (
    <Flex vertical gap={8}>
      {value.map((unit) => {
        const name = t(`tours.unit.${unit.key}`);
        return (
          <Flex key={unit.key} gap={12} align="center">
            <span style={{ minWidth: 200 }}>{`${name}, ${unit.ageFrom}–${unit.ageTo}`}</span>
            <MoneyInput
              aria-label={t('tours.staff.unit_usd', { unit: name })}
              value={unit.usd}
              onChange={(usd) =>
                onChange?.(value.map((one) => (one.key === unit.key ? { ...one, usd: usd ?? Number.NaN } : one)))
              }
            />
          </Flex>
        );
      })}
    </Flex>
  );
}
