import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconChevronLeft } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { foundWay } from '../../../widgets/travel/search/found.ts';
import styles from './search.module.css';
import { SearchHints } from './search-hints.tsx';
import { optionId, SearchSuggestions } from './search-suggestions.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/** Where the arrow keys lead from an entry; -1 is the input itself. */
const afterKey = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowDown') return at + 1 >= count ? -1 : at + 1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  return null;
};

/** Typing with suggestions below; before anything is typed, what was searched for here and what others search for. */
export default function SearchScreen() {
  const t = useT();
  const go = useGo();
  const { keyword = '' } = useScreenParams<'keyword'>();
  const [typed, setTyped] = useState(keyword.slice(0, limits.searchKeyword));
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(keyword !== '');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const recent = useRecentSearches();
  const suggestions = useSuggestions(typed);
  const open = suggestions.length > 0 && !closed;

  const type = (value: string) => {
    setTyped(value);
    setActive(-1);
    setClosed(false);
    if (value === '') input.current?.focus();
  };
  const search = (words: string) => {
    const word = words.trim().slice(0, limits.searchKeyword);
    if (!word) return input.current?.focus();
    recent.add(word);
    setTyped(word);
    setClosed(true);
    go.to('productListing', { keyword: word });
  };
  const pick = (one: Suggestion) => {
    if (one.kind === 'category' && one.id) return go.to('productListing', { category: one.id });
    if (one.kind === 'product' && one.id) return go.to('productDetail', { id: one.id });
    if (one.found) {
      recent.add(typed.trim());
      return go.to(...foundWay(one.found));
    }
    search(one.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a word in an input method are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setClosed(true);
      setActive(-1);
      return;
    }
    const next = afterKey(event.key, open ? active : -1, suggestions.length);
    if (next === null || suggestions.length === 0) return;
    event.preventDefault();
    setClosed(false);
    setActive(next);
  };
  const submit = (words: string) => {
    const chosen = open ? suggestions[active] : undefined;
    if (chosen) pick(chosen);
    else search(words);
  };

  return (
    <Page
      title={t('common.search')}
      header={
        <header className={styles.header}>
          <h1 className="visually-hidden">{t('common.search')}</h1>
          <IconButton icon={IconChevronLeft} label={t('common.back')} onClick={go.back} />
          <SearchBox
            ref={input}
            autoFocus
            label={t('content.search_hint')}
            value={typed}
            maxLength={limits.searchKeyword}
            onChange={type}
            onSearch={submit}
            combobox={{
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': open,
              'aria-controls': listId,
              'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : undefined,
              onKeyDown,
            }}
          />
          <Button kind="soft" size="m" className={styles.go} onClick={() => search(typed)}>
            {t('common.search')}
          </Button>
        </header>
      }
    >
      <SearchSuggestions
        id={listId}
        open={open}
        typed={typed.trim()}
        suggestions={suggestions}
        active={active}
        onPick={pick}
      />
      {open ? null : <SearchHints recent={recent} onSearch={search} />}
    </Page>
  );
}
