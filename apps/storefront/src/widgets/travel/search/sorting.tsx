import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useScreenParams } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import choices from '../../choice-list.module.css';
import { useAsking } from '../use-asking.ts';
import { useChangeSearch } from './use-search.ts';

/** In which orders there may be results, and in which they are. */
export type Sorting<S extends string> = {
  readonly sorts: readonly S[];
  readonly usual: S;
  readonly chosen: S;
  readonly choose: (sort: S) => void;
};

/** The order that the address names in `param`; the usual one where it names none, which an address does not write. */
export function useSorting<S extends string>(sorts: readonly S[], usual: S, param = 'sort'): Sorting<S> {
  const params = useScreenParams();
  const change = useChangeSearch();
  return {
    sorts,
    usual,
    chosen: sorts.find((one) => one === params[param]) ?? usual,
    choose: (next) => change({ [param]: next === usual ? null : next }),
  };
}

/** One of several in a sheet; the chosen one has a tick. */
export function ChoiceSheet<T extends string>(props: {
  readonly open: boolean;
  readonly title: string;
  readonly choices: readonly T[];
  readonly chosen: T | null;
  readonly name: (choice: T) => ReactNode;
  readonly onChoose: (choice: T) => void;
  readonly onClose: () => void;
}) {
  return (
    <Sheet open={props.open} onClose={props.onClose} title={props.title}>
      <div className={choices.list}>
        {props.choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === props.chosen}
            className={choice === props.chosen ? choices.on : undefined}
            onClick={() => {
              props.onClose();
              props.onChoose(choice);
            }}
          >
            <span className={choices.name}>{props.name(choice)}</span>
            {choice === props.chosen ? <Icon as={IconCheck} size="m" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

type SortProps<S extends string> = {
  readonly sorting: Sorting<S>;
  readonly title: string;
  readonly name: (sort: S) => string;
};

function useSortSheet<S extends string>({ sorting, title, name }: SortProps<S>) {
  const asking = useAsking<'sort'>();
  return {
    ask: () => asking.ask('sort'),
    words: (
      <>
        <Icon as={IconArrowsSort} size="s" />
        {name(sorting.chosen)}
      </>
    ),
    sheet: (
      <ChoiceSheet
        open={asking.what === 'sort'}
        title={title}
        choices={sorting.sorts}
        chosen={sorting.chosen}
        name={name}
        onChoose={sorting.choose}
        onClose={asking.close}
      />
    ),
  };
}

/** The order among the chips of a filter bar. */
export function SortChip<S extends string>(props: SortProps<S>) {
  const { ask, words, sheet } = useSortSheet(props);
  return (
    <>
      <Chip selected={props.sorting.chosen !== props.sorting.usual} onPress={ask}>
        {words}
      </Chip>
      {sheet}
    </>
  );
}

/** The order at the end of the line that counts. */
export function SortButton<S extends string>(props: SortProps<S>) {
  const { ask, words, sheet } = useSortSheet(props);
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={ask}>
        {words}
      </TextButton>
      {sheet}
    </>
  );
}
