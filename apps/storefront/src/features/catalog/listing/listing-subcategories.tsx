import { useT } from '@app/client/i18n';
import type { CategoryNode } from '@app/contract/catalog/schemas';
import { hrefTo } from '../../../shell/navigation.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './listing.module.css';

/** The ways into a category's parts, in one sideways row. */
export function ListingSubcategories({ nodes }: { readonly nodes: readonly CategoryNode[] }) {
  const t = useT();
  return (
    <nav aria-label={t('catalog.shop_by_type')} className={`scroll ${styles.parts}`}>
      {nodes.map((node) => (
        <a key={node.id} className={styles.part} href={hrefTo('productListing', { category: node.id })}>
          <span className={styles.partPicture}>
            <Picture src={node.image} alt="" width={64} eager />
          </span>
          <span className="clip2">{node.name}</span>
        </a>
      ))}
    </nav>
  );
}
