import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { useEffect, useState } from 'react';
import { SearchBox } from '../../ui/search-box.tsx';
import styles from './my-orders.module.css';

/** Words to find orders by. Enter searches; emptied, all are shown again. */
export function OrderSearch(props: { readonly keyword: string; readonly onSearch: (keyword: string) => void }) {
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
