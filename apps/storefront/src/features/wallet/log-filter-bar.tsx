import { useT } from '@app/client/i18n';
import { dateIn } from '@app/contract/core/time-words';
import { RECORD_GROUP_NAMES, type RecordGroup } from '@app/contract/wallet/record-groups';
import { useState } from 'react';
import { shopNow, useTimeZone } from '../../shell/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { ChoiceSheet } from '../../ui/picker.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { lastMonths, useDayText } from './day-text.ts';
import styles from './wallet.module.css';

export type LogFilters = {
  readonly way: 'in' | 'out' | undefined;
  readonly group: RecordGroup | undefined;
  readonly month: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
};
type Changes = { readonly [K in keyof LogFilters]?: string | null };
type Open = 'group' | 'month' | 'range' | null;

const MONTHS = 24;
const OLDEST = '2020-01-01';

/** Way, kind and time of the records. A month and a range of days exclude each other. */
export function LogFilterBar(props: {
  readonly filters: LogFilters;
  readonly today: string | undefined;
  readonly onChange: (changes: Changes) => void;
}) {
  const t = useT();
  const [open, setOpen] = useState<Open>(null);
  const { filters, onChange } = props;
  const timeZone = useTimeZone();
  const today = props.today ?? dateIn(timeZone, shopNow());
  const text = useDayText({ timeZone, today });
  const { way, group, month, from, to } = filters;
  const close = () => setOpen(null);
  const range = from || to ? t('wallet.range', { from: text.date(from ?? OLDEST), to: text.date(to ?? today) }) : null;
  const toggle = (wanted: 'in' | 'out') => onChange({ way: way === wanted ? null : wanted });
  return (
    <>
      <fieldset className={`scroll ${styles.chips}`} aria-label={t('wallet.way')}>
        <Chip selected={way === 'in'} onPress={() => toggle('in')}>
          {t('wallet.way.in')}
        </Chip>
        <Chip selected={way === 'out'} onPress={() => toggle('out')}>
          {t('wallet.way.out')}
        </Chip>
        <Chip opens selected={Boolean(group)} onPress={() => setOpen('group')}>
          {group ? t(`wallet.group.${group}`) : t('wallet.group')}
        </Chip>
        <Chip opens selected={Boolean(month)} onPress={() => setOpen('month')}>
          {month ? text.month(month) : t('wallet.month')}
        </Chip>
        <Chip
          opens={!range}
          selected={Boolean(range)}
          onPress={() => (range ? onChange({ from: null, to: null }) : setOpen('range'))}
        >
          {range ?? t('wallet.pick_range')}
        </Chip>
      </fieldset>
      <ChoiceSheet
        open={open === 'group'}
        onClose={close}
        title={t('wallet.group')}
        options={[
          { value: 'all', label: t('wallet.group.all') },
          ...RECORD_GROUP_NAMES.map((value) => ({ value, label: t(`wallet.group.${value}`) })),
        ]}
        value={group ?? 'all'}
        onChoose={(value) => onChange({ group: value === 'all' ? null : value })}
      />
      <ChoiceSheet
        open={open === 'month'}
        onClose={close}
        title={t('wallet.month')}
        options={[
          { value: 'any', label: t('wallet.month_any') },
          ...lastMonths(today, MONTHS).map((value) => ({ value, label: text.month(value) })),
        ]}
        value={month ?? 'any'}
        onChoose={(value) => onChange({ month: value === 'any' ? null : value, from: null, to: null })}
      />
      <RangeSheet
        key={String(open === 'range')}
        open={open === 'range'}
        onClose={close}
        today={today}
        onChoose={(days) => onChange({ ...days, month: null })}
      />
    </>
  );
}

/** The first and the last day of the records. Mount it anew for each opening. */
function RangeSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly today: string;
  readonly onChoose: (days: { readonly from: string; readonly to: string }) => void;
}) {
  const t = useT();
  const { today } = props;
  const [from, setFrom] = useState('');
  const [to, setTo] = useState(today);
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('wallet.pick_range')}
      footer={
        <Button
          block
          disabled={from === '' || to === ''}
          onClick={() => {
            props.onClose();
            props.onChoose({ from, to });
          }}
        >
          {t('common.confirm')}
        </Button>
      }
    >
      <DateInput label={t('wallet.range_from')} value={from} min={OLDEST} max={to || today} onChange={setFrom} />
      <DateInput label={t('wallet.range_to')} value={to} min={from || OLDEST} max={today} onChange={setTo} />
    </Sheet>
  );
}
