import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import styles from './alternative-groups.module.css';

/** One thing that can be had instead: a link, or a button for what changes in place. */
export type Alternative = {
  readonly key: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly value?: string | undefined;
} & ({ readonly href: string } | { readonly onPress: () => void });

export type AlternativesGroup = { readonly title: string; readonly ways: readonly Alternative[] };

/** Where a search that found nothing leads instead, in groups; those without anything are left out. */
export const AlternativeGroups = ({ groups }: { readonly groups: readonly AlternativesGroup[] }) => (
  <div className={styles.groups}>
    {groups
      .filter(({ ways }) => ways.length > 0)
      .map(({ title, ways }) => (
        <section key={title}>
          <h2 className={`h3 ${styles.title}`}>{title}</h2>
          <Card flush>
            {ways.map(({ key, ...way }) => (
              <ListRow key={key} {...way} />
            ))}
          </Card>
        </section>
      ))}
  </div>
);
