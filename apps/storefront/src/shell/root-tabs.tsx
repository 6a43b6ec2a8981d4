import { useT } from '@app/client/i18n';
import type { RouteName } from '@app/contract/core/routes';
import {
  IconHome,
  IconHomeFilled,
  IconLayoutGrid,
  IconLayoutGridFilled,
  IconShoppingBag,
  IconSparkles,
  IconSparklesFilled,
  IconUser,
  IconUserFilled,
} from '@tabler/icons-react';
import { type MouseEvent, useCallback } from 'react';
import { useLocation } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { Icon, type IconGlyph } from '../ui/icon.tsx';
import { scrollBehaviour } from '../ui/motion.ts';
import { useCartCount } from './cart-count.ts';
import { hrefTo, useGo } from './navigation.ts';
import styles from './root-tabs.module.css';
import { routeAt } from './route-table.ts';

type RootTab = {
  readonly name: RouteName & ('home' | 'category' | 'new' | 'cart' | 'mine');
  readonly icon: IconGlyph;
  readonly chosen: IconGlyph;
  /** Home and Me replace the history entry, the others push. */
  readonly replaces: boolean;
};

const tabs: readonly RootTab[] = [
  { name: 'home', icon: IconHome, chosen: IconHomeFilled, replaces: true },
  { name: 'category', icon: IconLayoutGrid, chosen: IconLayoutGridFilled, replaces: false },
  { name: 'new', icon: IconSparkles, chosen: IconSparklesFilled, replaces: false },
  { name: 'cart', icon: IconShoppingBag, chosen: IconShoppingBag, replaces: false },
  { name: 'mine', icon: IconUser, chosen: IconUserFilled, replaces: true },
];

/**
 * The five-entry tab bar, with the root that is `shown` marked. One for all views: a finger that goes down on a tab while
 * the screen behind it is exchanged comes up on the same tab, or the press would be lost.
 */
export function RootTabs({ shown }: { readonly shown: RouteName }) {
  const t = useT();
  const go = useGo();
  // The address is ahead of what is shown while a screen is on its way; until then another tab can be pressed instead.
  const current = routeAt(useLocation().pathname)?.name;
  const count = useCartCount((state) => state.count);
  const onClick = useCallback(
    (event: MouseEvent, tab: RootTab) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (tab.name === current) window.scrollTo({ top: 0, behavior: scrollBehaviour() });
      else if (tab.replaces) go.replace(tab.name);
      else go.to(tab.name);
    },
    [current, go],
  );

  return (
    <nav data-bottom-bar className={styles.bar} aria-label={t('tab.label')}>
      {tabs.map((tab) => {
        const on = tab.name === shown;
        const badge = tab.name === 'cart' ? count : 0;
        return (
          <a
            key={tab.name}
            href={hrefTo(tab.name)}
            className={on ? `${styles.tab} ${styles.on}` : styles.tab}
            aria-current={on ? 'page' : undefined}
            onClick={(event) => onClick(event, tab)}
          >
            <Badge count={badge} silent>
              <Icon as={on ? tab.chosen : tab.icon} />
            </Badge>
            {t(`tab.${tab.name}`)}
            {badge > 0 ? <span className="visually-hidden">{t('tab.cart_count', { count: badge })}</span> : null}
          </a>
        );
      })}
    </nav>
  );
}
