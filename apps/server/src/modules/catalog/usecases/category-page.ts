import type { CategoryNode } from '@app/contract/catalog/schemas';
import type { Localized } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { Platform } from '../../../platform/slice.ts';
import { html } from '../../../platform/text/html.ts';
import {
  cards,
  listedPages,
  type PageContent,
  type PageKind,
  type PageLink,
  type PageReader,
  section,
} from '../../pages/public.ts';
import { listedCategories } from '../db/page.repo.ts';
import { cardLink } from './card-link.ts';
import { listProducts } from './list-products.ts';
import { readCategories, readCategoryTree } from './read-categories.ts';

/** Goods that the page of a category shows, the most popular first. */
const SHOWN = 48;

const TAGS = ['products', 'categories'];

const linkOf = ({ id, name, image }: CategoryNode): PageLink => ({ kind: 'category', id, name, picture: image });

/** The way from a top category to one of the tree; null where shoppers do not see it. */
function wayTo(nodes: readonly CategoryNode[], id: string): readonly CategoryNode[] | null {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = wayTo(node.children, id);
    if (below) return [node, ...below];
  }
  return null;
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent | null> {
  const { lang, currency } = reader;
  const [tree, known] = await Promise.all([readCategoryTree(platform, lang), readCategories(platform)]);
  assertThat(known.byId.has(id), 'record.not_found');
  const way = wayTo(tree, id) ?? [];
  const category = way.at(-1);
  if (!category) return null;
  const found = await listProducts(platform, { category: id, sort: 'popular', limit: SHOWN }, { lang, currency });
  const links = found.list.map((one) => cardLink(one, reader));
  return {
    name: category.name,
    about: reader.listed([category.name, ...found.list.slice(0, 6).map(({ name }) => name)]),
    pictures: [],
    preview: category.image ?? found.list[0]?.cover ?? null,
    within: way.slice(0, -1).map(linkOf),
    opens: { route: 'productListing', query: { category: id } },
    body: html`${cards(category.children.map(linkOf), reader)}${section(reader.say('catalog.most_popular'), cards(links, reader))}`,
    data: [
      {
        '@type': 'CollectionPage',
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: found.list.map((one, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: reader.address('product', one),
          })),
        },
      },
    ],
    tags: TAGS,
  };
}

/** The pages of categories of goods. */
export const categoryPages = (platform: Platform): PageKind => ({
  kind: 'category',
  names: async (id) => ((await readCategories(platform)).byId.get(id)?.name ?? null) as Localized | null,
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedCategories),
  featured: async (reader) => ({
    title: reader.say('catalog.categories'),
    links: (await readCategoryTree(platform, reader.lang)).map(linkOf),
    tags: ['categories'],
  }),
});
