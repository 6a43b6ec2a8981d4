import { useT } from '@app/client/i18n';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { AgeFields, CountRow } from './party-fields.tsx';
import styles from './party-sheet.module.css';

/** People of whom the ages of children may still be missing. */
type AskedPeople = { readonly childAges: readonly (number | null)[] };
/** The same once all ages are known. */
type Full<D extends AskedPeople> = D & { readonly childAges: readonly number[] };

export const hasAllAges = <D extends AskedPeople>(draft: D): draft is Full<D> =>
  draft.childAges.every((age) => age !== null);

/** The ages of so many children: known ones stay, new ones are still to be asked for. */
export const agesFor = (count: number, ages: readonly (number | null)[]): (number | null)[] =>
  Array.from({ length: count }, (_, index) => ages[index] ?? null);

type Row = ComponentProps<typeof CountRow>;

/**
 * Asks who comes: `rows` of counts, how many children, and how old each of them is. `draft` is the caller's, as it is changed;
 * `onDone` gets it once no age is missing. Mount it anew for each opening.
 */
export function PeopleSheet<D extends AskedPeople>(props: {
  readonly open: boolean;
  readonly title: string;
  readonly draft: D;
  readonly rows: readonly Row[];
  readonly young: Omit<Row, 'title' | 'value' | 'min'>;
  /** From how old to how old children are, and what their ages are for. */
  readonly ages: { readonly from?: number; readonly to: number; readonly why: string };
  /** What the button says. */
  readonly action?: string;
  /** Below the children; `asked` once it was tried to go on. */
  readonly below?: (asked: boolean) => ReactNode;
  readonly onAges: (ages: readonly (number | null)[]) => void;
  readonly onDone: (people: Full<D>) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const { draft, ages } = props;
  const { from = 0, to, why } = ages;
  const isMissing = asked && !hasAllAges(draft);
  const submit = () => {
    setAsked(true);
    if (hasAllAges(draft)) props.onDone(draft);
    // The first field without an age differs from the others by its mark.
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('select[aria-invalid="true"]')?.focus());
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      footer={
        <Button block onClick={submit}>
          {props.action ?? t('common.done')}
        </Button>
      }
    >
      {props.rows.map((row) => (
        <CountRow key={row.title} {...row} />
      ))}
      <CountRow title={t('travel.children_label')} value={draft.childAges.length} min={0} {...props.young} />
      {draft.childAges.length > 0 ? (
        <div className={styles.ages}>
          <AgeFields
            ages={draft.childAges}
            choices={Array.from({ length: to - from + 1 }, (_, index) => from + index)}
            asked={asked}
            onChange={(index, value) => props.onAges(draft.childAges.map((one, at) => (at === index ? value : one)))}
          />
          <p className={isMissing ? 'cap bad' : 'cap t3'} role={asked ? 'alert' : undefined}>
            {isMissing ? t('travel.ages_required') : why}
          </p>
        </div>
      ) : null}
      {props.below?.(asked)}
    </Sheet>
  );
}
