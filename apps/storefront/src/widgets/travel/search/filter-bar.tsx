import { useT } from '@app/client/i18n';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useAsking } from '../use-asking.ts';
import styles from './filter-bar.module.css';

/** Filters, order, and what people filter by most, as chips in one row; `sticky`, it stays below the head of the search. */
export function FilterBar(props: {
  readonly sticky?: boolean;
  /** Where the row stands among others. */
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const t = useT();
  return (
    <fieldset
      className={cx('scroll', props.sticky && styles.sticky, props.className)}
      aria-label={props.label ?? t('catalog.filter')}
    >
      {props.children}
    </fieldset>
  );
}

/** What a sheet of all filters is drawn with: `key` mounts it anew for each opening. */
export type FilterSheetState = { readonly key: number; readonly open: boolean; readonly onClose: () => void };

/** The chip that opens all filters, with how many of them are on. `quiet`, its icon alone says what it is. */
export function FiltersChip(props: {
  readonly label: string;
  readonly count: number;
  readonly quiet?: boolean;
  readonly sheet: (state: FilterSheetState) => ReactNode;
}) {
  const t = useT();
  const asking = useAsking<'filters'>();
  const { label, count } = props;
  return (
    <>
      <Chip selected={count > 0} onPress={() => asking.ask('filters')}>
        <Icon as={IconAdjustmentsHorizontal} size="s" />
        {props.quiet ? <span className="visually-hidden">{label}</span> : label}
        {count > 0 ? (
          <>
            <b aria-hidden="true">{count}</b>
            <span className="visually-hidden">, {t('catalog.filters_on', { count })}</span>
          </>
        ) : null}
      </Chip>
      {props.sheet({ key: asking.times, open: asking.what === 'filters', onClose: asking.close })}
    </>
  );
}

/** A filter that is on and goes away at a press. */
export const OnChip = (props: { readonly onPress: () => void; readonly children: ReactNode }) => (
  <Chip selected onPress={props.onPress}>
    {props.children}
    <Icon as={IconX} size="s" />
  </Chip>
);
