import { useT } from '@app/client/i18n';
import { dateIn } from '@app/contract/core/time-words';
import { RECORD_GROUP_NAMES, type RecordGroup } from '@app/contract/wallet/record-groups';
import { useState } from 'react';
import { shopNow, useTimeZone } from '../../shell/time-zone.ts';
import { Chip } from '../../ui/chips.tsx';
import { DateSheet, PickerSheet } from '../../ui/picker.tsx';
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
type Open = 'group' | 'month' | 'from' | 'to' | null;

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
          onPress={() => (range ? onChange({ from: null, to: null }) : setOpen('from'))}
        >
          {range ?? t('wallet.pick_range')}
        </Chip>
      </fieldset>
      <PickerSheet
        open={open === 'group'}
        onClose={close}
        title={t('wallet.group')}
        columns={[
          [
            { value: 'all', label: t('wallet.group.all') },
            ...RECORD_GROUP_NAMES.map((value) => ({ value, label: t(`wallet.group.${value}`) })),
          ],
        ]}
        value={[group ?? 'all']}
        onConfirm={([value]) => onChange({ group: value === 'all' ? null : (value ?? null) })}
      />
      <PickerSheet
        open={open === 'month'}
        onClose={close}
        title={t('wallet.month')}
        columns={[
          [
            { value: 'any', label: t('wallet.month_any') },
            ...lastMonths(today, MONTHS).map((value) => ({ value, label: text.month(value) })),
          ],
        ]}
        value={[month ?? 'any']}
        onConfirm={([value]) => onChange({ month: value === 'any' ? null : (value ?? null), from: null, to: null })}
      />
      <DateSheet
        open={open === 'from'}
        onClose={close}
        title={t('wallet.range_from')}
        value={from ?? null}
        min={OLDEST}
        max={today}
        onConfirm={(value) => {
          onChange({ from: value, to: null, month: null });
          // The sheet closes itself first; the second day is asked for after it.
          setTimeout(() => setOpen('to'), 0);
        }}
      />
      <DateSheet
        open={open === 'to'}
        onClose={close}
        title={t('wallet.range_to')}
        value={to ?? null}
        min={from ?? OLDEST}
        max={today}
        onConfirm={(value) => onChange({ to: value })}
      />
    </>
  );
}
