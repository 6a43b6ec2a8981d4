import { useT } from '@app/client/i18n';
import type { CategoryNode } from '@app/contract/catalog/schemas';
import { IconSearch } from '@tabler/icons-react';
import { useGo } from '../../../shell/navigation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LocalePill } from '../../../widgets/locale-pill.tsx';
import styles from './new.module.css';

const ALL = 'all';
const GHOSTS = ['4.8rem', '8.4rem', '6.4rem', '7.2rem', '8rem'];

/** Title, search, language and the categories to choose from; stays at the top while the page scrolls. */
export function NewHeader(props: {
  /** Null while they load; none when they could not be loaded. */
  readonly categories: readonly CategoryNode[] | null;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}) {
  const t = useT();
  const go = useGo();
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <h1 className="h1 grow clip1">{t('catalog.new_title')}</h1>
        <IconButton icon={IconSearch} label={t('common.search')} onClick={() => go.to('search')} />
        <LocalePill />
      </div>
      {props.categories?.length === 0 ? null : props.categories ? (
        <Chips
          scroll
          label={t('catalog.categories')}
          value={props.chosen ?? ALL}
          onChange={(value) => props.onChoose(value === ALL ? null : value)}
          choices={[
            { value: ALL, label: t('common.all') },
            ...props.categories.map((one) => ({ value: one.id, label: one.name })),
          ]}
        />
      ) : (
        <div className="scroll" aria-hidden="true">
          {GHOSTS.map((width) => (
            <span key={width} className={styles.ghostChip}>
              <Skeleton width={width} height="3.6rem" radius="var(--r-full)" />
            </span>
          ))}
        </div>
      )}
    </header>
  );
}
