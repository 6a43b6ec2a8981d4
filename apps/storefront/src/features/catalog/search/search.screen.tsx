import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconChevronLeft } from '@tabler/icons-react';
import { useId } from 'react';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import styles from './search.module.css';
import { SearchHints } from './search-hints.tsx';
import { optionId, SearchSuggestions } from './search-suggestions.tsx';
import { useSearchEntry } from './use-search-entry.ts';

/** Typing with suggestions below; before anything is typed, what was searched for here and what others search for. */
export default function SearchScreen() {
  const t = useT();
  const go = useGo();
  const { keyword = '' } = useScreenParams<'keyword'>();
  const listId = useId();
  const { typed, suggestions, open, active, ...entry } = useSearchEntry(keyword);
  return (
    <Page
      title={t('common.search')}
      header={
        <header className={styles.header}>
          <h1 className="visually-hidden">{t('common.search')}</h1>
          <IconButton icon={IconChevronLeft} label={t('common.back')} onClick={go.back} />
          <SearchBox
            ref={entry.input}
            autoFocus
            label={t('content.search_hint')}
            value={typed}
            maxLength={limits.searchKeyword}
            onChange={entry.type}
            onSearch={entry.submit}
            combobox={{
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': open,
              'aria-controls': listId,
              'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : undefined,
              onKeyDown: entry.onKeyDown,
            }}
          />
          <Button kind="soft" size="m" className={styles.go} onClick={() => entry.search(typed)}>
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
        onPick={entry.pick}
      />
      {open ? null : <SearchHints recent={entry.recent} onSearch={entry.search} />}
    </Page>
  );
}
