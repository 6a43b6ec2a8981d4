import { useT } from '@app/client/i18n';
import { pictureAt } from '@app/contract/core/picture-size';
import { routes } from '@app/contract/core/routes';
import type { TravelTile } from '@app/contract/travel-home/schemas';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import styles from './travel-row.module.css';

/** As many tiles are all wide; of more, the first two. */
const ALL_WIDE = 4;
const WIDE = 2;
/** Pixels of the largest picture at twice its size. */
const PICTURE = 200;

/** Where a tile leads: to the home screen of its kind, the route `<name>Home`; to the list of combos, which have none. Empty for none. */
const pathOf = (name: string): string =>
  name === 'combo'
    ? routes.comboDetails.path
    : (Object.entries(routes).find(([route]) => route === `${name}Home`)?.[1].path ?? '');

/** What the shop sells of travel, the first ones wide. */
export function TravelRow({ tiles }: { readonly tiles: readonly TravelTile[] }) {
  const t = useT();
  const known = tiles.map((tile) => ({ ...tile, path: pathOf(tile.name) })).filter(({ path }) => path !== '');
  if (known.length === 0) return null;
  const wide = known.length <= ALL_WIDE ? known.length : WIDE;
  return (
    <nav className={styles.row} aria-label={t('content.travel')}>
      {known.map((tile, index) => (
        <a key={tile.id} className={index < wide ? styles.wide : styles.narrow} href={`#${tile.path}`}>
          <b>{tile.title}</b>
          {index < wide && tile.subtitle ? <span className="cap t2">{tile.subtitle}</span> : null}
          {known.length === 1 ? (
            <em className={styles.more}>
              {t('content.see_travel')}
              <Icon as={IconArrowNarrowRight} size="m" />
            </em>
          ) : null}
          <img src={tile.image ? pictureAt(tile.image, PICTURE) : `/art/${tile.name}.webp`} alt="" />
        </a>
      ))}
    </nav>
  );
}
