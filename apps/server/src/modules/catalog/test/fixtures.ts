import { randomUUID } from 'node:crypto';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import { newToken } from '../../../platform/auth/tokens.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

type Text = { 'en-US': string; 'zh-cn'?: string; es?: string; pt?: string };
export type PlantedProduct = {
  name?: Text;
  description?: Text;
  tags?: Text[];
  price?: number;
  stock?: number;
  sizes?: string[];
  categoryId?: string;
  weight?: number;
  recommended?: boolean;
  online?: boolean;
  limit?: number;
};

/** A shop counter: the product with staff that may do everything, and products made through the back office. */
export async function openCatalogShop() {
  const shop = await testApp({ env: { DATABASE_POOL: '20' } });
  const { db } = shop.app.platform;

  const signIn = async (permissions: readonly string[] = permissionKeys): Promise<string> => {
    const role = randomUUID();
    const id = randomUUID();
    const { token, hash } = newToken();
    await sql`INSERT INTO staff_role (id, name, permissions) VALUES (${role}, ${role}, ${permissions}::text[])`.execute(
      db,
    );
    await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id)
      VALUES (${id}, ${`s-${id}`}, 'Sam', 'x', false, ${role})`.execute(db);
    await sql`INSERT INTO staff_session (id, staff_id, token_hash, expires_at)
      VALUES (${randomUUID()}, ${id}, ${hash}, app_now() + interval '1 day')`.execute(db);
    return token;
  };
  const token = await signIn();

  const category = async (name: string, parentId: string | null = null): Promise<string> => {
    const body = { parentId, name: { 'en-US': name }, image: null, displayed: true, enabled: true, sortWeight: 0 };
    return (await shop.call(staff.createCategory, { token, body })).data.id;
  };
  const home = await category('Home');

  /** A product as the form sends it. */
  const form = (of: PlantedProduct = {}) => ({
    type: 'normal' as const,
    name: of.name ?? { 'en-US': 'Plain cup' },
    description: of.description ?? { 'en-US': '' },
    detail: { 'en-US': '<p>Good</p>' },
    categoryId: of.categoryId ?? home,
    cover: '/files/cup-{w}.webp',
    gallery: [{ kind: 'image' as const, url: '/files/cup-{w}.webp' }],
    detailImages: [],
    tags: of.tags ?? [],
    specs: of.sizes
      ? [
          {
            id: 'size',
            name: { 'en-US': 'Size' },
            values: of.sizes.map((size) => ({ id: size, name: { 'en-US': size }, image: null })),
          },
        ]
      : [],
    variants: (of.sizes ?? ['']).map((size, index) => ({
      sku: `SKU-${randomUUID().slice(0, 12)}`,
      values: of.sizes ? [size] : [],
      priceUsd: (of.price ?? 1_000) + index * 100,
      listPriceUsd: null as number | null,
      costUsd: 500,
      points: null,
      stock: of.stock ?? 20,
      image: null,
      weightGrams: 100,
    })),
    limit: of.limit ?? null,
    online: of.online ?? true,
    popular: false,
    recommended: of.recommended ?? false,
    sortWeight: of.weight ?? 0,
  });
  const product = async (of: PlantedProduct = {}) =>
    (await shop.call(staff.createProduct, { token, body: form(of) })).data;
  return { ...shop, db, token, home, signIn, category, form, product };
}
export type CatalogShop = Awaited<ReturnType<typeof openCatalogShop>> & TestApp;
