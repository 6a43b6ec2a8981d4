import { Pagination } from 'antd';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { countText } from './count-text';
import styles from './list.module.css';
import type { List } from './use-list';

const ROW_CHOICES = [10, 20, 50, 100];

/** Which rows of how many are shown, and the pages of a counted list; nothing while it is empty. */
export function CountedPager({ list }: { list: List<unknown> }) {
  const t = useText();
  const format = useFormat();
  const total = list.total ?? 0;
  if (total === 0) return null;
  const first = (list.page - 1) * list.perPage + 1;
  return (
    <footer className={styles.pager}>
      <span>
        {t('ui.list.range', {
          from: format.count(first),
          to: format.count(Math.min(total, first + list.perPage - 1)),
          total: countText(format, total, list.countedTo),
        })}
      </span>
      <Pagination
        current={list.page}
        pageSize={list.perPage}
        total={total}
        showSizeChanger={{ showSearch: false }}
        pageSizeOptions={ROW_CHOICES}
        onChange={(page, size) => (size === list.perPage ? list.setPage(page) : list.setPerPage(size))}
      />
    </footer>
  );
}
