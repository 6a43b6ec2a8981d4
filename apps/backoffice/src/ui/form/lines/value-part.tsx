import { Checkbox, Input, Select } from 'antd';
import { useText } from '../../../text/use-text';
import type { LocalizedDraft } from '../define-form';
import { DayInput } from '../inputs/day-input';
import { DegreesInput } from '../inputs/degrees-input';
import { HourInput } from '../inputs/hour-input';
import { IntegerInput } from '../inputs/integer-input';
import { LocalizedInput } from '../inputs/localized-input';
import { MoneyInput } from '../inputs/money-input';
import { PercentInput } from '../inputs/percent-input';
import type { ValueRule } from './define-lines';
import { withEnglish } from './line-parts';

const NONE = {};
const NUMBERS = { number: IntegerInput, money: MoneyInput, percent: PercentInput, degrees: DegreesInput } as const;

type Row = Readonly<Record<string, unknown>>;

export type ValuePartProps = {
  rule: ValueRule;
  /** What it is called for a screen reader. */
  said: string;
  /** The words beside a box that is ticked. */
  label: string;
  row: Row;
  set: (part: Row) => void;
};

/** One value of a line. What is no number is NaN. */
export function ValuePart({ rule, said, label, row, set }: ValuePartProps) {
  const t = useText();
  const value = rule.name === undefined ? row : row[rule.name];
  const change = (next: unknown) => set(rule.name === undefined ? (next as Row) : { [rule.name]: next });
  switch (rule.kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'degrees': {
      const Figure = NUMBERS[rule.kind];
      return <Figure aria-label={said} value={value as number} onChange={(next) => change(next ?? Number.NaN)} />;
    }
    case 'text':
      return (
        <LocalizedInput
          as={rule.long ? 'long' : 'line'}
          errors={NONE}
          max={rule.max}
          label={said}
          value={value as LocalizedDraft}
          onChange={(next) => change(withEnglish(next))}
        />
      );
    case 'plain':
      return (
        <Input
          aria-label={said}
          maxLength={rule.max}
          value={value as string}
          onChange={({ target }) => change(target.value)}
        />
      );
    case 'hour':
      return <HourInput aria-label={said} value={value as string} onChange={change} />;
    case 'day':
      return (
        <DayInput
          aria-label={said}
          value={(value as string) || null}
          onChange={(next) => set({ [rule.name]: next ?? '', ...rule.also?.(row as never, next ?? '') })}
        />
      );
    case 'check':
      return (
        <Checkbox aria-label={said} checked={value as boolean} onChange={({ target }) => change(target.checked)}>
          {label}
        </Checkbox>
      );
    case 'choice':
      return (
        <Select<string | number>
          aria-label={said}
          value={value as string | number}
          options={rule.choices(t)}
          onChange={change}
        />
      );
    case 'several': {
      const choices = rule.choices(t);
      const inOrder = (chosen: string[]) => choices.flatMap((one) => (chosen.includes(one.value) ? [one.value] : []));
      return (
        <Checkbox.Group<string>
          value={[...(value as readonly string[])]}
          options={choices}
          onChange={(chosen) => change(inOrder(chosen))}
        />
      );
    }
  }
}
