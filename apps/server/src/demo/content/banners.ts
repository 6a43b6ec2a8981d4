import { pictureName } from '../art/picture-name.ts';
import type { SceneKey } from '../art/scenes.ts';
import { say, type Text4 } from './wording.ts';

export type DemoBanner = {
  readonly key: string;
  /** Empty texts: the picture is shown whole. */
  readonly title: Text4;
  readonly kicker: Text4;
  readonly action: Text4;
  readonly picture: string;
  readonly target:
    | {
        readonly type: 'internal';
        readonly route: 'productListing' | 'new' | 'category';
        readonly category?: string;
        readonly query?: Readonly<Record<string, string>>;
      }
    | { readonly type: 'external'; readonly url: string }
    | { readonly type: 'rich_text'; readonly html: Text4 }
    /** The key of a product of the demo. */
    | { readonly type: 'product'; readonly product: string }
    | { readonly type: 'none' };
};

const scene = (key: SceneKey, seed: number): string => pictureName({ kind: 'scene', scene: key, seed });
const NONE = say('', '', '', '');

/** Banners of the home screen, one at least for every kind of target. */
export const banners: readonly DemoBanner[] = [
  {
    key: 'lisbon-luggage',
    kicker: say('Winter in Lisbon', '里斯本的冬天', 'Invierno en Lisboa', 'Inverno em Lisboa'),
    title: say(
      'Cases that roll quietly over cobbles',
      '石板路上也安静的行李箱',
      'Maletas silenciosas sobre adoquines',
      'Malas silenciosas nas calçadas',
    ),
    action: say('See suitcases', '看行李箱', 'Ver maletas', 'Ver malas'),
    picture: scene('lisbon', 7),
    target: { type: 'internal', route: 'productListing', category: 'luggage' },
  },
  {
    key: 'harbour-tote',
    kicker: say('Harbour tote', 'Harbour 托特包', 'Tote Harbour', 'Tote Harbour'),
    title: say(
      'One bag for the whole week',
      '一只包，装下整个星期',
      'Un bolso para toda la semana',
      'Uma bolsa para a semana toda',
    ),
    action: say('See the bag', '查看商品', 'Ver el bolso', 'Ver a bolsa'),
    picture: scene('isle', 29),
    target: { type: 'product', product: 'tote-1' },
  },
  {
    key: 'how-we-pack',
    kicker: say('Less waste', '少一点浪费', 'Menos residuos', 'Menos lixo'),
    title: say(
      'How we pack without plastic',
      '我们如何不用塑料打包',
      'Cómo embalamos sin plástico',
      'Como embalamos sem plástico',
    ),
    action: say('Read how', '了解详情', 'Leer cómo', 'Ler como'),
    picture: scene('alps', 23),
    target: {
      type: 'rich_text',
      html: say(
        '<h2>Packed without plastic</h2><p>Every parcel leaves in a box of recovered cardboard, closed with paper tape and filled with shredded offcuts from our own workshop.</p><p>Glass and ceramics travel in moulded pulp. It holds better than foam, and it goes into the paper bin with everything else.</p><h3>What you can do</h3><ul><li>Open the box along the tape and it can be used again.</li><li>Send a return in the box it came in.</li><li>Choose one delivery for several orders.</li></ul>',
        '<h2>不用塑料的包装</h2><p>每个包裹都用再生纸箱，以纸胶带封口，填充物是我们工坊裁剩的碎纸。</p><p>玻璃与陶瓷以纸浆模塑保护，比泡沫更稳，用完与废纸一起回收即可。</p><h3>您可以这样做</h3><ul><li>沿胶带开箱，纸箱还能再用。</li><li>退货请用原箱寄回。</li><li>多笔订单选择合并配送。</li></ul>',
        '<h2>Embalado sin plástico</h2><p>Cada paquete sale en una caja de cartón recuperado, cerrada con cinta de papel y rellena con recortes de nuestro propio taller.</p><p>El vidrio y la cerámica viajan en pulpa moldeada. Sujeta mejor que la espuma y va al contenedor de papel con todo lo demás.</p><h3>Lo que puedes hacer</h3><ul><li>Abre la caja por la cinta y podrá usarse otra vez.</li><li>Envía las devoluciones en su misma caja.</li><li>Elige una sola entrega para varios pedidos.</li></ul>',
        '<h2>Embalado sem plástico</h2><p>Cada pacote sai em uma caixa de papelão recuperado, fechada com fita de papel e preenchida com aparas da nossa oficina.</p><p>Vidro e cerâmica viajam em polpa moldada. Segura melhor que espuma e vai para o lixo de papel com o resto.</p><h3>O que você pode fazer</h3><ul><li>Abra a caixa pela fita e ela poderá ser usada de novo.</li><li>Devolva na mesma caixa.</li><li>Escolha uma só entrega para vários pedidos.</li></ul>',
      ),
    },
  },
  {
    key: 'kyoto-tea',
    kicker: say('From the kiln', '窑火新出', 'Recién del horno', 'Direto do forno'),
    title: say(
      'Tea things for slow mornings',
      '慢早晨的茶具',
      'Todo el té para mañanas lentas',
      'Peças de chá para manhãs lentas',
    ),
    action: say('See tea and coffee', '看茶与咖啡', 'Ver té y café', 'Ver chá e café'),
    picture: scene('kyoto', 11),
    target: { type: 'internal', route: 'productListing', category: 'tea' },
  },
  {
    key: 'paper-standard',
    kicker: say('Forest paper', '森林纸品', 'Papel del bosque', 'Papel da floresta'),
    title: say(
      'What the tree on the label means',
      '标签上的小树代表什么',
      'Qué significa el árbol de la etiqueta',
      'O que significa a árvore na etiqueta',
    ),
    action: say('Visit fsc.org', '访问 fsc.org', 'Visitar fsc.org', 'Visitar fsc.org'),
    picture: scene('aurora', 31),
    target: { type: 'external', url: 'https://fsc.org/' },
  },
  {
    key: 'lagoon-view',
    kicker: NONE,
    title: NONE,
    action: NONE,
    picture: scene('lagoon', 17),
    target: { type: 'none' },
  },
  {
    key: 'night-arrivals',
    kicker: say('Just landed', '刚刚到港', 'Recién llegado', 'Acabou de chegar'),
    title: say('This week in the shop', '本周上新', 'Esta semana en la tienda', 'Esta semana na loja'),
    action: say('See what is new', '看新品', 'Ver novedades', 'Ver novidades'),
    picture: scene('night', 41),
    target: { type: 'internal', route: 'new' },
  },
];
