import { sql } from 'kysely';
import type { DemoDeal, VerticalDemoDeals } from '../../../demo/content/vertical-demo.ts';
import { menuKey, restaurantKey } from '../domain/deal-keys.ts';

/** `restaurant` is the English name of one of the demo; `menu` that of a menu which is paid with its table, without one it is on all of them. */
const deals: readonly (Omit<DemoDeal, 'key' | 'kind'> & { readonly restaurant: string; readonly menu?: string })[] = [
  {
    restaurant: 'Sal de Roca',
    title: {
      'en-US': 'Rice by the sea, a fifth less',
      'zh-cn': '海边一锅饭，八折',
      es: 'Arroz frente al mar, un quinto menos',
      pt: 'Arroz à beira-mar, um quinto a menos',
    },
    line: {
      'en-US': 'The tasting menu of Sal de Roca, from Wednesday to Friday, at any hour.',
      'zh-cn': '岩盐海屋的品鉴菜单，周三到周五，任何时段。',
      es: 'El menú degustación de Sal de Roca, de miércoles a viernes y a cualquier hora.',
      pt: 'O menu degustação do Sal de Roca, de quarta a sexta e a qualquer hora.',
    },
    method: 'percent',
    value: 20,
    quota: 30,
    perCustomer: 8,
    weekdays: [3, 4, 5],
    startsInHours: -120,
    lastsHours: 380,
  },
  {
    restaurant: 'Tallow Lane',
    menu: "Chef's tasting menu",
    title: {
      'en-US': 'First at the fire',
      'zh-cn': '炉火旁的头一轮',
      es: 'Los primeros junto al fuego',
      pt: 'Os primeiros junto ao fogo',
    },
    line: {
      'en-US': 'Sit down at the hearth before seven and the tasting menu costs thirty dollars less.',
      'zh-cn': '七点前在炉边入座，品鉴菜单每人便宜三十美元。',
      es: 'Siéntese junto al hogar antes de las siete y el menú degustación cuesta treinta dólares menos.',
      pt: 'Sente-se junto à lareira antes das sete e o menu degustação custa trinta dólares a menos.',
    },
    method: 'off',
    value: 3000,
    quota: 24,
    perCustomer: 4,
    sitting: { from: '18:00', to: '18:45' },
    startsInHours: -90,
    lastsHours: 350,
  },
];

/** Deals on tables of the demo. */
const tableDeals: VerticalDemoDeals = async (tx) => {
  const { rows } = await sql<{ id: string; name: string; menuId: string; menu: string }>`
    SELECT r.id, r.name ->> 'en-US' AS name, m.id AS "menuId", m.name ->> 'en-US' AS menu
    FROM restaurant r JOIN dining_menu m ON m.restaurant_id = r.id AND m.prepaid`.execute(tx);
  return deals.map(({ restaurant, menu, ...deal }) => {
    const found = rows.find((row) => row.name === restaurant && (menu === undefined || row.menu === menu));
    const id = found?.id ?? '';
    return { ...deal, kind: 'table', key: menu === undefined ? restaurantKey(id) : menuKey(id, found?.menuId ?? '') };
  });
};
export default tableDeals;
