import { textOf, useT } from '@app/client/i18n';
import type { contentEndpoints } from '@app/contract/content/endpoints';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { routes } from '@app/contract/core/routes';
import styles from './travel-row.module.css';

type Vertical = AnswerOf<typeof contentEndpoints.home>['verticals'][number];

/** The kinds of travel the shop sells, the first two wide. A vertical names its home route `<name>Home`. */
export function TravelRow({ verticals }: { readonly verticals: readonly Vertical[] }) {
  const t = useT();
  const known = verticals.flatMap((vertical) => {
    const rule = Object.entries(routes).find(([name]) => name === `${vertical.name}Home`)?.[1];
    return rule ? [{ ...vertical, path: rule.path }] : [];
  });
  if (known.length === 0) return null;
  return (
    <nav className={styles.row} aria-label={t('content.travel')}>
      {known.map((vertical, index) => (
        <a key={vertical.name} className={index < 2 ? styles.wide : styles.narrow} href={`#${vertical.path}`}>
          <b>{textOf(`content.vertical.${vertical.name}`)}</b>
          {index < 2 && vertical.from ? <span className="cap t2">{vertical.from}</span> : null}
          <img src={`/art/${vertical.name}.webp`} alt="" />
        </a>
      ))}
    </nav>
  );
}
