import { useT } from '@app/client/i18n';
import type { CategoryNode } from '@app/contract/catalog/schemas';
import { type MouseEvent, useEffect, useRef } from 'react';
import { hrefTo } from '../../../shell/navigation.ts';
import { cx } from '../../../ui/class-names.ts';
import styles from './category.module.css';

/** A press with the main button and no key held: what opens elsewhere stays a plain link. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The top categories. The chosen one is white, marked at its edge and kept in view. */
export function CategoryRail(props: {
  readonly tree: readonly CategoryNode[];
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
}) {
  const t = useT();
  const rail = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen entry comes into view when it changes
  useEffect(() => {
    const box = rail.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && chosen) box.scrollTo({ top: chosen.offsetTop - (box.clientHeight - chosen.offsetHeight) / 2 });
  }, [props.current]);
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('catalog.categories')}>
      <ul>
        {props.tree.map((node) => (
          <li key={node.id}>
            <a
              href={hrefTo('category', { top: node.id })}
              className={cx(styles.entry, node.id === props.current && styles.entryOn)}
              aria-current={node.id === props.current ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                props.onChoose(node.id);
              }}
            >
              <span className="clip2">{node.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
