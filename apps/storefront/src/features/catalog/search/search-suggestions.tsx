import { useT } from '@app/client/i18n';
import type { TravelFound } from '@app/contract/travel/find-schemas';
import { IconLayoutGrid, IconPackage, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { foundIcons, useFoundText } from '../../../widgets/travel/search/found.ts';
import styles from './search.module.css';
import type { Suggestion } from './use-suggestions.ts';

const glyph = { keyword: IconSearch, category: IconLayoutGrid, product: IconPackage } as const;

const glyphOf = ({ kind, found }: Suggestion): IconGlyph =>
  found ? foundIcons[found.kind] : glyph[kind === 'travel' ? 'keyword' : kind];

/** What of travel it is: the text, and beside it how many there are or what it is. */
function TravelWords({ found }: { readonly found: TravelFound }) {
  const { text, aside } = useFoundText()(found);
  return (
    <>
      <span className="grow clip1">{text}</span>
      <span className={cx('num clip1', styles.kind)}>{aside}</span>
    </>
  );
}

/** Id of one entry, for the input to point at. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The text with what was typed in regular weight, so that the eye finds what is added. */
function Completed({ text, typed }: { readonly text: string; readonly typed: string }) {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0 || typed === '') return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.typed}>{text.slice(at, at + typed.length)}</span>
      {text.slice(at + typed.length)}
    </>
  );
}

/** One suggestion's words: the typed ones as an order to search, goods by their plain name, the rest completed. */
function Words(props: { readonly one: Suggestion; readonly typed: string; readonly first: boolean }) {
  const t = useT();
  const { one } = props;
  if (one.found) return <TravelWords found={one.found} />;
  if (props.first) return <span className="grow clip1">{t('catalog.search_for', { keyword: one.text })}</span>;
  if (one.kind === 'product') {
    return (
      <span className="grow clip1">
        {one.text}
        <span className="visually-hidden">, {t('catalog.kind_product')}</span>
      </span>
    );
  }
  return (
    <>
      <span className={cx('grow clip1', styles.added)}>
        <Completed text={one.text} typed={props.typed} />
      </span>
      {one.kind === 'category' ? <span className={styles.kind}>{t('catalog.kind_category')}</span> : null}
    </>
  );
}

/** The list below the search input. The focus stays in the input; arrow keys move `active`. */
export function SearchSuggestions(props: {
  readonly id: string;
  readonly open: boolean;
  readonly typed: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onPick: (one: Suggestion) => void;
}) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[props.active]?.scrollIntoView({ block: 'nearest' });
  }, [props.active]);
  const shown = props.open ? props.suggestions : [];
  return (
    <>
      <div ref={list} id={props.id} role="listbox" aria-label={t('catalog.suggestions')} hidden={!props.open}>
        {shown.map((one, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the input
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input's arrow keys and Enter choose
          <div
            key={`${one.found?.kind ?? one.kind} ${one.found?.what ?? ''} ${one.id ?? one.text}`}
            id={optionId(props.id, index)}
            role="option"
            aria-selected={index === props.active}
            className={cx(styles.option, index === props.active && styles.optionOn)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => props.onPick(one)}
          >
            <Icon as={glyphOf(one)} size="m" className={styles.optionIcon} />
            <Words one={one} typed={props.typed} first={index === 0} />
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {props.open ? t('catalog.suggestions_count', { count: shown.length }) : ''}
      </p>
    </>
  );
}
