import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { CategoryNode } from '@app/contract/catalog/schemas';
import type { Flag, Subject } from './listing-address.ts';

const flagKey = {
  recommended: 'catalog.picked',
  popular: 'catalog.popular_products',
  new: 'catalog.new_title',
  deal: 'catalog.on_sale',
} as const satisfies Record<Flag, string>;

function findNode(tree: readonly CategoryNode[], id: string): CategoryNode | null {
  for (const node of tree) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return null;
}

/** What stands above a listing, and the category it lists, if any. The title is empty while the category's name loads. */
export function useListingTitle(subject: Subject): { readonly title: string; readonly category: CategoryNode | null } {
  const t = useT();
  const isCategory = subject.kind === 'category';
  const tree = useEndpoint(catalogEndpoints.categories, undefined, { enabled: isCategory, staleTime: 300_000 });
  const category = isCategory ? findNode(tree.data ?? [], subject.value) : null;
  const title = (): string => {
    switch (subject.kind) {
      case 'keyword':
        return t('catalog.results_for', { keyword: subject.value });
      case 'category':
        return category?.name ?? (tree.isPending ? '' : t('catalog.categories'));
      case 'tag':
        return subject.value;
      case 'flag':
        return t(flagKey[subject.value]);
      case 'type':
        return t(subject.value === 'points' ? 'catalog.for_points' : 'catalog.all_products');
      case 'all':
        return t('catalog.all_products');
    }
  };
  return { title: title(), category };
}
