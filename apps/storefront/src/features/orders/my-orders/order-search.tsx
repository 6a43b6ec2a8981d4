import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import styles from './my-orders.module.css';

/** Words to find orders by. Enter searches; emptied, all are shown again. */
function OrderSearch(props: { readonly keyword: string; readonly onSearch: (keyword: string) => void }) {
  const t = useT();
  const { keyword } = props;
  const [typed, setTyped] = useState(keyword);
  useEffect(() => setTyped(keyword), [keyword]);
  return (
    <div className={styles.search}>
      <SearchBox
        raised
        autoFocus={keyword === ''}
        label={t('orders.search')}
        value={typed}
        maxLength={limits.searchKeyword}
        onChange={(value) => {
          setTyped(value);
          if (value === '' && keyword) props.onSearch('');
        }}
        onSearch={props.onSearch}
      />
    </div>
  );
}

/**
 * The search of a list of orders: `keyword` as it stands in the screen's address, a glass for its bar until it was
 * pressed, and the field above the list from then on.
 */
export function useOrderSearch(): { keyword: string; glass: ReactNode; field: ReactNode } {
  const t = useT();
  const setParams = useSetScreenParams();
  const { keyword = '' } = useScreenParams<'keyword'>();
  const [asking, setAsking] = useState(false);
  if (!asking && keyword === '') {
    const glass = <IconButton icon={IconSearch} label={t('orders.search')} onClick={() => setAsking(true)} />;
    return { keyword, glass, field: null };
  }
  const lookFor = (words: string) => {
    setAsking(true);
    setParams({ keyword: words });
  };
  return { keyword, glass: null, field: <OrderSearch keyword={keyword} onSearch={lookFor} /> };
}

/** Stands where no order was found; `text` says what can be looked for. */
export function NoOrderFound({ text, onAll }: { readonly text: string; readonly onAll: () => void }) {
  const t = useT();
  return (
    <EmptyState
      art="/art/box.webp"
      title={t('orders.search_empty_title')}
      text={text}
      action={
        <Button kind="ghost" onClick={onAll}>
          {t('orders.search_all')}
        </Button>
      }
    />
  );
}
