import { useT } from '@app/client/i18n';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import styles from './filter-parts.module.css';

/** A choice with how many results it leaves, as searches answer it. */
export type Counted<T> = { readonly value: T; readonly count: number };

/** Returns how many results a choice leaves; null while that is not known. */
export const facetCount = <T,>(facet: readonly Counted<T>[] | undefined, value: T): number | null =>
  facet ? (facet.find((one) => one.value === value)?.count ?? 0) : null;

/** Choices of one kind under their name. */
export const FilterGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.chips}>{children}</div>
  </fieldset>
);

/** A choice as a chip with how many results it leaves. One that leaves none cannot be turned on. */
export function FilterOption(props: {
  readonly on: boolean;
  readonly count: number | null;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Chip selected={props.on} disabled={!props.on && props.count === 0} onPress={props.onPress}>
      {props.children}
      {props.count === null ? null : <span className={styles.count}>{props.count}</span>}
    </Chip>
  );
}

/** The foot of a filter sheet: clear everything, or show what is left, which the button says. */
export function FilterActions(props: { readonly form: string; readonly show: string; readonly onClear: () => void }) {
  const t = useT();
  return (
    <div className={styles.actions}>
      <Button kind="soft" onClick={props.onClear}>
        {t('common.clear')}
      </Button>
      <Button type="submit" form={props.form}>
        {props.show}
      </Button>
    </div>
  );
}
