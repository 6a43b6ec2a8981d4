import { Button } from 'antd';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import styles from './list.module.css';
import type { List } from './use-list';

/** Turns the pages of a list that is not counted; nothing while there is only one. */
export function FeedPager({ list }: { list: List<unknown> }) {
  const t = useText();
  const format = useFormat();
  if (list.page === 1 && !list.hasNextPage) return null;
  return (
    <footer className={styles.pager}>
      <span>{t('ui.list.page', { page: format.count(list.page) })}</span>
      <span className={styles.tools}>
        <Button disabled={list.page === 1} onClick={() => list.setPage(list.page - 1)}>
          {t('ui.list.newer')}
        </Button>
        <Button disabled={!list.hasNextPage} onClick={() => list.setPage(list.page + 1)}>
          {t('ui.list.older')}
        </Button>
      </span>
    </footer>
  );
}
