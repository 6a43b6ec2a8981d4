import { sql } from 'kysely';
import type { DemoDeal, VerticalDemoDeals } from '../../../demo/content/vertical-demo.ts';
import { setKey } from '../usecases/deal-sets.ts';

/** `set` is the English name of a set of the demo. */
const deals: readonly (Omit<DemoDeal, 'key' | 'kind'> & { readonly set: string })[] = [
  {
    set: 'Four courses by the grill',
    title: {
      'en-US': 'By the grill at Casa Lume',
      'zh-cn': '炉火之家，炉边四道',
      es: 'Junto a la parrilla de Casa Lume',
      pt: 'Junto à grelha da Casa Lume',
    },
    line: {
      'en-US': 'Four courses from the fire, and a stair table while the sun is still on it.',
      'zh-cn': '四道炉火菜，石阶小桌上还有一会儿太阳。',
      es: 'Cuatro platos al fuego y una mesa en la escalera mientras dura el sol.',
      pt: 'Quatro pratos do fogo e uma mesa na escadaria enquanto há sol.',
    },
    method: 'percent',
    value: 20,
    quota: 40,
    perCustomer: 4,
    startsInHours: -240,
    lastsHours: 300,
    share: 0.5,
  },
  {
    set: 'Trolley lunch for four',
    title: {
      'en-US': 'Trolley lunch for four, for less',
      'zh-cn': '点心车四人午席，省一些',
      es: 'Almuerzo de carritos, por menos',
      pt: 'Almoço dos carrinhos, por menos',
    },
    line: {
      'en-US': 'Eight baskets, a lotus leaf of rice and the harbour going about its work.',
      'zh-cn': '八笼点心，一份荷叶饭，窗外的海港各忙各的。',
      es: 'Ocho vaporeras, arroz en loto y el puerto a lo suyo.',
      pt: 'Oito cestos, arroz no lótus e o porto cuidando da vida.',
    },
    method: 'off',
    value: 2000,
    quota: 50,
    perCustomer: 2,
    startsInHours: -200,
    lastsHours: 250,
    share: 0.6,
  },
  {
    set: 'Whole duck for four',
    title: {
      'en-US': 'A whole duck, one price',
      'zh-cn': '整只烤鸭一口价',
      es: 'Un pato entero, un precio',
      pt: 'Um pato inteiro, um preço',
    },
    line: {
      'en-US': 'Pancakes, sauces and four cold dishes come with it, until the last duck is gone.',
      'zh-cn': '薄饼、蘸料和四道冷菜一起上，卖完为止。',
      es: 'Con tortitas, salsas y cuatro platos fríos, hasta que se acabe el último.',
      pt: 'Com panquecas, molhos e quatro pratos frios, até acabar o último.',
    },
    method: 'fixed',
    value: 5900,
    quota: 100,
    perCustomer: 4,
    startsInHours: -150,
    lastsHours: 171,
    share: 0.3,
  },
  {
    set: 'Saturday under the mango',
    title: {
      'en-US': 'Saturday under the mango',
      'zh-cn': '芒果树下的星期六',
      es: 'Sábado bajo el mango',
      pt: 'Sábado debaixo da mangueira',
    },
    line: {
      'en-US': 'A pot of feijoada for four, shade, and nobody in a hurry.',
      'zh-cn': '四人份的黑豆炖肉，一片树荫，谁也不赶时间。',
      es: 'Una olla de feijoada para cuatro, sombra y nadie con prisa.',
      pt: 'Uma panela de feijoada para quatro, sombra e ninguém com pressa.',
    },
    method: 'percent',
    value: 25,
    quota: 60,
    perCustomer: 8,
    startsInHours: 5,
    lastsHours: 60,
  },
  {
    set: 'One pan of rice for four',
    title: {
      'en-US': 'A pan of rice by the sea, midweek',
      'zh-cn': '周中海边的一锅饭',
      es: 'Un arroz frente al mar, entre semana',
      pt: 'Um arroz à beira-mar, no meio da semana',
    },
    line: {
      'en-US': 'Window tables, four forks, and twenty minutes to look at the water.',
      'zh-cn': '临窗的桌，四把叉，二十分钟看海。',
      es: 'Mesa en la ventana, cuatro tenedores y veinte minutos de mar.',
      pt: 'Mesa na janela, quatro garfos e vinte minutos de mar.',
    },
    method: 'off',
    value: 2500,
    quota: 24,
    perCustomer: 2,
    startsInHours: -180,
    lastsHours: 204,
    share: 0.75,
  },
];

/** Deals on set meals of the demo. */
const setDeals: VerticalDemoDeals = async (tx) => {
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name ->> 'en-US' AS name FROM dining_set`.execute(
    tx,
  );
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return deals.map(({ set, ...deal }) => ({ ...deal, kind: 'dining', key: setKey(ids.get(set) ?? '') }));
};
export default setDeals;
