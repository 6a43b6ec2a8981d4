import type { TagColour } from '@app/contract/catalog/tag-colours';
import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/connect.ts';
import { type TagKey, tags } from '../content/tags.ts';
import { same, say, type Text4 } from '../content/wording.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededProduct } from './shop.ts';

const COLOURS: readonly TagColour[] = ['brand', 'success', 'info', 'warning', 'danger', 'neutral'];
/** Products that staff put first, and one that will stand among them soon. */
const SHOWN = 5;

const templates: readonly { name: Text4; values: readonly Text4[] }[] = [
  {
    name: say('Clothing size', '服装尺码', 'Talla de ropa', 'Tamanho de roupa'),
    values: ['XS', 'S', 'M', 'L', 'XL'].map(same),
  },
  {
    name: say('Shoe size (EU)', '鞋码（欧码）', 'Talla de calzado (UE)', 'Tamanho de calçado (UE)'),
    values: ['37', '38', '39', '40', '41', '42', '43', '44'].map(same),
  },
  {
    name: say('Colour', '颜色', 'Color', 'Cor'),
    values: [
      say('Sand', '沙色', 'Arena', 'Areia'),
      say('Teal', '青色', 'Verde azulado', 'Verde-azulado'),
      say('Ember', '橙红', 'Brasa', 'Brasa'),
      say('Black', '黑色', 'Negro', 'Preto'),
    ],
  },
];

const codeOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Keeps the demo's tags; the products that bear one bear its code and colour too. */
async function seedTags(tx: Tx, chance: Chance, at: Date): Promise<void> {
  const kept = (Object.keys(tags) as TagKey[]).map((key, index) => ({
    id: chance.id(at),
    code: codeOf(key),
    name: tags[key],
    colour: COLOURS[index % COLOURS.length],
    version: 1,
    created_at: at,
    updated_at: at,
  }));
  await insertRows(tx, 'product_tag', kept);
  const known = json(kept.map(({ code, name, colour }) => ({ ...name, code, colour })));
  await sql`UPDATE product p SET tags = (
      SELECT jsonb_agg(coalesce(k.tag, e.tag) ORDER BY e.place)
      FROM jsonb_array_elements(p.tags) WITH ORDINALITY AS e(tag, place)
      LEFT JOIN jsonb_array_elements(${known}::jsonb) AS k(tag) ON k.tag ->> 'en-US' = e.tag ->> 'en-US')
    WHERE p.tags <> '[]'`.execute(tx);
}

/** What stands beside the products: tags, spec templates, and the carousel of the home screen. */
export async function seedMerchandising(
  tx: Tx,
  products: readonly SeededProduct[],
  given: { chance: Chance; now: Date },
): Promise<void> {
  const { chance, now } = given;
  const at = addMs(now, -60 * DAY);
  await seedTags(tx, chance, at);
  const rows = templates.map(({ name, values }) => ({
    id: chance.id(at),
    name,
    values,
    created_at: at,
    updated_at: at,
    version: 1,
  }));
  await insertRows(tx, 'spec_template', rows);
  const recommended = products.filter(({ product }) => product.recommended && product.type === 'normal');
  const places = recommended.slice(0, SHOWN + 1).map(({ id }, place) => ({
    id: chance.id(at),
    product_id: id,
    sort_weight: SHOWN + 1 - place,
    starts_at: addMs(now, (place === SHOWN ? 7 : -7) * DAY),
    ends_at: place === 0 ? addMs(now, 30 * DAY) : null,
    enabled: true,
    version: 1,
    created_at: at,
  }));
  await insertRows(tx, 'carousel_item', places);
}
