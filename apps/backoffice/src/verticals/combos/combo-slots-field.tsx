import { comboLimits } from '@app/contract/verticals/combos/limits';
import { Checkbox, Input, Select } from 'antd';
import { iconOf } from '../../features/travel/travel-kinds';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { LinePart, LineParts, NumberPart, TextPart, useLineName } from '../../ui/form/lines/line-parts';
import { RowsField } from '../../ui/form/lines/rows-field';
import styles from './combo.module.css';
import { freeKey, newSlot, ofKind, SLOT_KINDS, type SlotDraft } from './combo-slot';
import { SlotRuleFields } from './slot-rule-fields';

type SlotProps = {
  slot: SlotDraft;
  line: number;
  /** Names of the parts on other lines. */
  others: readonly string[];
  set: (part: Partial<SlotDraft>) => void;
};

/** What a part is, what it is called, and when it is. */
function WhatAndWhen({ slot, line, others, set }: SlotProps) {
  const t = useText();
  const lineName = useLineName();
  return (
    <LineParts>
      <LinePart label={t('combos.staff.kind')}>
        <Select
          aria-label={lineName(t('combos.staff.kind'), line)}
          value={slot.kind}
          options={SLOT_KINDS.map((value) => ({ value, label: t(`travel.kind.${value}`) }))}
          onChange={(kind) => set(ofKind(slot, kind, others))}
        />
      </LinePart>
      <LinePart label={t('combos.staff.key')}>
        <Input
          aria-label={lineName(t('combos.staff.key'), line)}
          maxLength={comboLimits.slotKey}
          value={slot.key}
          onChange={({ target }) => set({ key: target.value })}
        />
      </LinePart>
      <NumberPart
        label={t('combos.staff.day')}
        number={line}
        value={slot.dayOffset + 1}
        onChange={(day) => set({ dayOffset: day - 1 })}
      />
      <NumberPart
        label={t('combos.staff.nights')}
        number={line}
        value={slot.nights}
        onChange={(nights) => set({ nights })}
      />
    </LineParts>
  );
}

/** Whether customers may leave a part out, and whether they cancel it only with the other core parts: never both. */
function HowBooked({ slot, line, set }: Pick<SlotProps, 'slot' | 'line' | 'set'>) {
  const t = useText();
  const lineName = useLineName();
  return (
    <div className={styles.how}>
      <Checkbox
        aria-label={lineName(t('combos.staff.optional'), line)}
        checked={slot.optional}
        onChange={({ target }) => set({ optional: target.checked, core: slot.core && !target.checked })}
      >
        {t('combos.staff.optional')}
      </Checkbox>
      <Checkbox
        aria-label={lineName(t('combos.staff.core'), line)}
        checked={slot.core}
        onChange={({ target }) => set({ core: target.checked, optional: slot.optional && !target.checked })}
      >
        {t('combos.staff.core')}
      </Checkbox>
    </div>
  );
}

function SlotFields(props: SlotProps) {
  const t = useText();
  const { slot, line, set } = props;
  const Kind = iconOf(slot.kind);
  return (
    <div className={styles.slot}>
      <span className={styles.kind}>
        <Kind size={18} aria-hidden />
        {t('combos.staff.part_number', { number: line })}
      </span>
      <WhatAndWhen {...props} />
      <TextPart
        label={t('combos.staff.label')}
        number={line}
        max={comboLimits.label}
        value={slot.label}
        onChange={(label) => set({ label })}
      />
      <SlotRuleFields slot={slot} line={line} set={set} />
      <HowBooked slot={slot} line={line} set={set} />
    </div>
  );
}

/** The parts of a combo in the order customers see them: what each is, when, and what may fill it. */
export function ComboSlotsField({ value = [], onChange, errors }: OwnFieldProps<SlotDraft[]>) {
  const keys = value.map(({ key }) => key);
  return (
    <div className={styles.slots}>
      <RowsField<SlotDraft>
        rows={value}
        max={comboLimits.slots}
        blank={newSlot('tour', freeKey('tour', keys))}
        add="combos.staff.add_part"
        ordered
        errors={errors}
        onChange={(rows) => onChange?.(rows)}
        render={(row, set, line) => (
          <SlotFields slot={row} line={line} others={keys.filter((_, at) => at !== line - 1)} set={set} />
        )}
      />
    </div>
  );
}
