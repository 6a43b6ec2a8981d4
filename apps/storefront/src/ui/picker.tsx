import { useT } from '@app/client/i18n';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { TextButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './picker.module.css';
import { Sheet } from './sheet.tsx';

export type PickerOption = { readonly value: string; readonly label: string };
export type CascadeOption = PickerOption & { readonly children?: readonly CascadeOption[] | undefined };

type SheetFrame = { readonly open: boolean; readonly onClose: () => void; readonly title: string };

const Options = (props: {
  readonly options: readonly CascadeOption[];
  readonly value: string | undefined;
  readonly onPress: (option: CascadeOption) => void;
}) => (
  <div className={styles.list}>
    {props.options.map((option) => {
      const on = option.value === props.value;
      return (
        <button
          key={option.value}
          type="button"
          aria-pressed={on}
          className={cx(styles.option, on && styles.on)}
          onClick={() => props.onPress(option)}
        >
          <span className="grow">{option.label}</span>
          {option.children?.length ? (
            <Icon as={IconChevronRight} size="m" />
          ) : on ? (
            <Icon as={IconCheck} size="m" />
          ) : null}
        </button>
      );
    })}
  </div>
);

/** One of several, chosen with one press. */
export const ChoiceSheet = (
  props: SheetFrame & {
    readonly options: readonly PickerOption[];
    readonly value: string;
    readonly onChoose: (value: string) => void;
  },
) => (
  <Sheet open={props.open} onClose={props.onClose} title={props.title}>
    <Options
      options={props.options}
      value={props.value}
      onPress={({ value }) => {
        props.onClose();
        props.onChoose(value);
      }}
    />
  </Sheet>
);

/** The options that a path leads to, and those on the way. */
function levelsOf(options: readonly CascadeOption[], path: readonly string[]): CascadeOption[][] {
  const [head, ...rest] = path;
  const chosen = options.find(({ value }) => value === head);
  return chosen?.children?.length ? [[...options], ...levelsOf(chosen.children, rest)] : [[...options]];
}

/** A way down a tree, level by level (province, city, district). Chosen once a leaf is pressed; a level above can be gone back to. */
export function CascadeSheet(
  props: SheetFrame & {
    readonly options: readonly CascadeOption[];
    readonly value: readonly string[];
    readonly onConfirm: (value: string[]) => void;
  },
) {
  const t = useT();
  const [path, setPath] = useState<readonly string[]>(props.value);
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setPath(props.value);
  }
  const levels = levelsOf(props.options, path);
  const at = levels.length - 1;
  const press = (option: CascadeOption) => {
    const next = [...path.slice(0, at), option.value];
    setPath(next);
    if (option.children?.length) return;
    props.onClose();
    props.onConfirm(next);
  };
  const named = levels.slice(0, at).map((options, level) => options.find(({ value }) => value === path[level]));
  return (
    <Sheet open={props.open} onClose={props.onClose} title={props.title}>
      {at > 0 ? (
        <nav className={styles.path} aria-label={t('common.chosen_so_far')}>
          {named.map((option, level) => (
            <TextButton key={option?.value ?? level} onClick={() => setPath(path.slice(0, level))}>
              {option?.label}
            </TextButton>
          ))}
        </nav>
      ) : null}
      <Options options={levels[at] ?? []} value={path[at]} onPress={press} />
    </Sheet>
  );
}
