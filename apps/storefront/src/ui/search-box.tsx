import { useT } from '@app/client/i18n';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';

/** The search pill as a link to the search screen: looks like a field, opens on press. White on canvas with `raised`. */
export const SearchLink = (props: {
  readonly href: string;
  readonly raised?: boolean;
  readonly children: ReactNode;
}) => (
  <a href={props.href} className={cx(styles.box, props.raised && styles.raised)}>
    <Icon as={IconSearch} size="m" />
    <span className="grow clip1">{props.children}</span>
  </a>
);

/** The search pill to type into. Enter searches; the cross empties it. */
export function SearchBox(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSearch: (value: string) => void;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly raised?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  /** Role, state and keys of an input that owns a list of suggestions. */
  readonly combobox?: InputHTMLAttributes<HTMLInputElement>;
}) {
  const t = useT();
  const id = useId();
  const { value } = props;
  return (
    <search className="grow">
      <form
        className={cx(styles.box, props.raised && styles.raised)}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSearch(value.trim());
        }}
      >
        <Icon as={IconSearch} size="m" />
        <label htmlFor={id} className="visually-hidden">
          {props.label}
        </label>
        <input
          {...props.combobox}
          ref={props.ref}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={props.label}
          value={value}
          maxLength={props.maxLength}
          // biome-ignore lint/a11y/noAutofocus: only where somebody came, or pressed, to type
          autoFocus={props.autoFocus}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {value ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('common.clear')}
            onClick={() => props.onChange('')}
          >
            <Icon as={IconX} size="s" />
          </button>
        ) : null}
      </form>
    </search>
  );
}
