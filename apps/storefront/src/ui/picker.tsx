import { useT } from '@app/client/i18n';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import styles from './picker.module.css';
import { Sheet } from './sheet.tsx';
import { Dots } from './spinner.tsx';

// The wheels and the cascade are antd-mobile's: heavy, so they come with the first use.
const Wheels = lazy(() => import('./picker-wheels.tsx'));
const DateWheels = lazy(() => import('./picker-date.tsx'));
const Cascade = lazy(() => import('./picker-cascade.tsx'));

export type PickerOption = { readonly value: string; readonly label: string };
export type CascadeOption = PickerOption & { readonly children?: readonly CascadeOption[] | undefined };

type SheetFrame = { readonly open: boolean; readonly onClose: () => void; readonly title: string };

function PickSheet(
  props: SheetFrame & { readonly ready: boolean; readonly onConfirm: () => void; readonly children: ReactNode },
) {
  const t = useT();
  const confirm = () => {
    props.onConfirm();
    props.onClose();
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      footer={
        <Button block disabled={!props.ready} onClick={confirm}>
          {t('common.confirm')}
        </Button>
      }
    >
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Dots />
          </div>
        }
      >
        {props.children}
      </Suspense>
    </Sheet>
  );
}

/** What has been turned to in an open sheet; starts from the given value at every opening. */
function useDraft<T>(open: boolean, value: T): [T, (value: T) => void] {
  const [draft, setDraft] = useState(value);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(value);
  }
  return [draft, setDraft];
}

/** One or several wheels; `value` has one entry a column. @public part of the kit */
export function PickerSheet(
  props: SheetFrame & {
    readonly columns: readonly (readonly PickerOption[])[];
    readonly value: readonly string[];
    readonly onConfirm: (value: string[]) => void;
  },
) {
  const first = props.columns.map((column, index) => props.value[index] ?? column[0]?.value ?? '');
  const [draft, setDraft] = useDraft<readonly string[]>(props.open, first);
  return (
    <PickSheet {...props} ready onConfirm={() => props.onConfirm([...draft])}>
      <Wheels columns={props.columns} value={draft} onChange={setDraft} />
    </PickSheet>
  );
}

/** A date by year, month and day; dates are `YYYY-MM-DD`, without a time zone. @public part of the kit */
export function DateSheet(
  props: SheetFrame & {
    readonly value: string | null;
    readonly min: string;
    readonly max: string;
    readonly onConfirm: (value: string) => void;
  },
) {
  const [draft, setDraft] = useDraft(props.open, props.value ?? props.max);
  return (
    <PickSheet {...props} ready onConfirm={() => props.onConfirm(draft)}>
      <DateWheels value={draft} min={props.min} max={props.max} onChange={setDraft} />
    </PickSheet>
  );
}

/** A way down a tree, level by level (province, city, district). Confirmed once a leaf is reached. */
export function CascadeSheet(
  props: SheetFrame & {
    readonly options: readonly CascadeOption[];
    readonly value: readonly string[];
    readonly onConfirm: (value: string[]) => void;
  },
) {
  const [draft, setDraft] = useDraft<{ value: readonly string[]; leaf: boolean }>(props.open, {
    value: props.value,
    leaf: props.value.length > 0,
  });
  return (
    <PickSheet {...props} ready={draft.leaf} onConfirm={() => props.onConfirm([...draft.value])}>
      <Cascade options={props.options} value={draft.value} onChange={(value, leaf) => setDraft({ value, leaf })} />
    </PickSheet>
  );
}
