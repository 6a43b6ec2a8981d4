import type { ObjectKey } from '../art/objects.ts';
import type { PaintKey } from '../art/paints.ts';
import { say, type Text4 } from './wording.ts';

type Art = { readonly object: ObjectKey; readonly paint: PaintKey };
export type DemoCategory = {
  readonly key: string;
  readonly name: Text4;
  readonly art: Art;
  readonly children: readonly { readonly key: string; readonly name: Text4; readonly art: Art }[];
};

const art = (object: ObjectKey, paint: PaintKey): Art => ({ object, paint });
const leaf = (key: string, name: Text4, picture: Art) => ({ key, name, art: picture });

/** The category tree, two levels. */
export const categories: readonly DemoCategory[] = [
  {
    key: 'fashion',
    name: say('Fashion', '服饰', 'Moda', 'Moda'),
    art: art('coat', 'sand'),
    children: [
      leaf('dresses', say('Dresses', '连衣裙', 'Vestidos', 'Vestidos'), art('dress', 'lagoon')),
      leaf('tops', say('Tops', '上装', 'Camisetas y blusas', 'Camisetas e blusas'), art('blouse', 'blush')),
      leaf('shirts', say('Shirts', '衬衫', 'Camisas', 'Camisas'), art('shirt', 'navy')),
      leaf(
        'denim',
        say('Jeans and shorts', '牛仔与短裤', 'Vaqueros y cortos', 'Jeans e bermudas'),
        art('jeans', 'sky'),
      ),
      leaf('coats', say('Coats', '外套', 'Abrigos', 'Casacos'), art('coat', 'sand')),
      leaf(
        'knitwear',
        say('Scarves and socks', '围巾与袜子', 'Bufandas y calcetines', 'Cachecóis e meias'),
        art('scarf', 'cherry'),
      ),
      leaf('swim', say('Swimwear', '泳装', 'Baño', 'Moda praia'), art('swimsuit', 'rose')),
      leaf('hats', say('Hats', '帽子', 'Sombreros', 'Chapéus'), art('sunhat', 'sand')),
    ],
  },
  {
    key: 'bags',
    name: say('Bags', '箱包', 'Bolsos', 'Bolsas'),
    art: art('tote', 'sage'),
    children: [
      leaf('totes', say('Totes', '托特包', 'Totes', 'Totes'), art('tote', 'sand')),
      leaf('backpacks', say('Backpacks', '双肩包', 'Mochilas', 'Mochilas'), art('backpack', 'moss')),
      leaf('workbags', say('Work bags', '公文包', 'Maletines', 'Pastas'), art('briefcase', 'cocoa')),
      leaf('evening', say('Evening', '晚宴包', 'De noche', 'Festa'), art('clutch', 'rose')),
      leaf('baskets', say('Baskets', '编织篮', 'Cestas', 'Cestas'), art('basket', 'sand')),
    ],
  },
  {
    key: 'shoes',
    name: say('Shoes', '鞋履', 'Zapatos', 'Calçados'),
    art: art('sneaker', 'sky'),
    children: [
      leaf('sneakers', say('Runners', '跑鞋', 'Zapatillas', 'Tênis'), art('sneaker', 'sage')),
      leaf('heels', say('Heels', '高跟鞋', 'Tacones', 'Saltos'), art('heel', 'cherry')),
      leaf('sandals', say('Sandals', '凉鞋', 'Sandalias', 'Sandálias'), art('flipflop', 'sky')),
      leaf('flats', say('Flats', '平底鞋', 'Bailarinas', 'Sapatilhas'), art('ballet', 'blush')),
      leaf('loafers', say('Derbies', '德比鞋', 'Derbies', 'Derbies'), art('brogue', 'cocoa')),
      leaf('boots', say('Boots', '靴子', 'Botas', 'Botas'), art('hikingboot', 'sand')),
      leaf('skates', say('Skates', '溜冰鞋', 'Patines', 'Patins'), art('rollerskate', 'mint')),
    ],
  },
  {
    key: 'jewelry',
    name: say('Jewelry', '首饰', 'Joyería', 'Joias'),
    art: art('ring', 'gold'),
    children: [
      leaf('rings', say('Rings', '戒指', 'Anillos', 'Anéis'), art('ring', 'silver')),
      leaf(
        'necklaces',
        say('Pendants and beads', '吊坠与串珠', 'Colgantes y cuentas', 'Pingentes e contas'),
        art('beads', 'clay'),
      ),
      leaf('watches', say('Watches', '腕表', 'Relojes', 'Relógios'), art('watch', 'navy')),
      leaf('eyewear', say('Eyewear', '眼镜', 'Gafas', 'Óculos'), art('shades', 'ink')),
      leaf(
        'hairpieces',
        say('Hair and fans', '发饰与扇子', 'Pelo y abanicos', 'Cabelo e leques'),
        art('bow', 'cherry'),
      ),
    ],
  },
  {
    key: 'beauty',
    name: say('Beauty', '美妆', 'Belleza', 'Beleza'),
    art: art('lipstick', 'rose'),
    children: [
      leaf('makeup', say('Make-up', '彩妆', 'Maquillaje', 'Maquiagem'), art('lipstick', 'cherry')),
      leaf('skincare', say('Skin care', '护肤', 'Cuidado facial', 'Cuidados da pele'), art('lotion', 'blush')),
      leaf('bath', say('Bath', '沐浴', 'Baño y jabones', 'Banho'), art('soap', 'sage')),
      leaf('grooming', say('Grooming', '个护', 'Aseo', 'Higiene'), art('razor', 'sky')),
      leaf('mirrors', say('Mirrors', '镜子', 'Espejos', 'Espelhos'), art('mirror', 'gold')),
    ],
  },
  {
    key: 'home',
    name: say('Home', '家居', 'Hogar', 'Casa'),
    art: art('chair', 'sand'),
    children: [
      leaf('seating', say('Seating', '座椅沙发', 'Asientos', 'Assentos'), art('sofa', 'sage')),
      leaf('bedroom', say('Bedroom', '卧室', 'Dormitorio', 'Quarto'), art('bed', 'lagoon')),
      leaf('plants', say('Plants', '绿植', 'Plantas', 'Plantas'), art('plant', 'natural')),
      leaf('candles', say('Candles', '香薰蜡烛', 'Velas', 'Velas'), art('candle', 'ivory')),
      leaf('lighting', say('Lighting', '灯具', 'Iluminación', 'Iluminação'), art('lantern', 'clay')),
      leaf('clocks', say('Clocks', '钟表', 'Relojes de casa', 'Relógios de casa'), art('clock', 'natural')),
      leaf('decor', say('Decor', '摆件', 'Decoración', 'Decoração'), art('amphora', 'clay')),
    ],
  },
  {
    key: 'kitchen',
    name: say('Kitchen', '厨房', 'Cocina', 'Cozinha'),
    art: art('teapot', 'lagoon'),
    children: [
      leaf('tea', say('Tea and coffee', '茶与咖啡', 'Té y café', 'Chá e café'), art('teapot', 'sage')),
      leaf('cookware', say('Cookware', '锅具', 'Ollas y sartenes', 'Panelas'), art('pan', 'ink')),
      leaf(
        'knives',
        say('Knives and cutlery', '刀具餐具', 'Cuchillos y cubiertos', 'Facas e talheres'),
        art('knife', 'navy'),
      ),
      leaf('tableware', say('Tableware', '餐桌器皿', 'Vajilla', 'Louças'), art('bowl', 'navy')),
      leaf('glassware', say('Glassware', '酒具杯具', 'Copas y vasos', 'Taças e copos'), art('wineglass', 'natural')),
      leaf('togo', say('To go', '随行', 'Para llevar', 'Para levar'), art('straw', 'cherry')),
    ],
  },
  {
    key: 'pets',
    name: say('Pets', '宠物', 'Mascotas', 'Pets'),
    art: art('bone', 'sand'),
    children: [
      leaf('dogs', say('For dogs', '狗狗', 'Para perros', 'Para cães'), art('bone', 'ivory')),
      leaf('cats', say('For cats', '猫咪', 'Para gatos', 'Para gatos'), art('yarn', 'sky')),
      leaf('petbeds', say('Beds and houses', '窝与提篮', 'Camas y casitas', 'Camas e casinhas'), art('hut', 'sand')),
      leaf(
        'petfood',
        say('Food and bowls', '食品与食具', 'Comida y comederos', 'Comida e comedouros'),
        art('can', 'cherry'),
      ),
      leaf('collars', say('Collar bells', '铃铛', 'Cascabeles', 'Sininhos'), art('bell', 'gold')),
      leaf('aquarium', say('Aquarium', '水族', 'Acuario', 'Aquário'), art('goldfish', 'sky')),
    ],
  },
  {
    key: 'toys',
    name: say('Toys', '玩具', 'Juguetes', 'Brinquedos'),
    art: art('bear', 'natural'),
    children: [
      leaf('plush', say('Soft toys', '毛绒玩具', 'Peluches', 'Pelúcias'), art('bear', 'natural')),
      leaf(
        'puzzles',
        say('Games and puzzles', '桌游拼图', 'Juegos y puzles', 'Jogos e quebra-cabeças'),
        art('puzzle', 'sage'),
      ),
      leaf('outdoorplay', say('Outdoor play', '户外玩具', 'Aire libre', 'Ao ar livre'), art('kite', 'natural')),
      leaf(
        'vehicles',
        say('Trains and robots', '火车与机器人', 'Trenes y robots', 'Trens e robôs'),
        art('train', 'cherry'),
      ),
      leaf('music', say('Music', '乐器', 'Música', 'Música'), art('guitar', 'cherry')),
      leaf('art', say('Art and magic', '美术与魔术', 'Arte y magia', 'Arte e mágica'), art('palette', 'natural')),
    ],
  },
  {
    key: 'electronics',
    name: say('Electronics', '数码', 'Electrónica', 'Eletrônicos'),
    art: art('phones', 'silver'),
    children: [
      leaf('audio', say('Audio', '音频', 'Audio', 'Áudio'), art('phones', 'silver')),
      leaf(
        'cameras',
        say('Cameras and optics', '相机与光学', 'Cámaras y óptica', 'Câmeras e óptica'),
        art('camera', 'cocoa'),
      ),
      leaf('computers', say('Computers', '电脑', 'Ordenadores', 'Computadores'), art('laptop', 'sky')),
      leaf(
        'mobile',
        say('Phones and power', '手机与电源', 'Móviles y baterías', 'Celulares e baterias'),
        art('phone', 'sage'),
      ),
      leaf('gaming', say('Games and TV', '游戏与电视', 'Juegos y tele', 'Games e TV'), art('controller', 'plum')),
      leaf('lights', say('Torches', '手电', 'Linternas', 'Lanternas'), art('torch', 'moss')),
    ],
  },
  {
    key: 'travel',
    name: say('Travel', '旅行', 'Viaje', 'Viagem'),
    art: art('case', 'lagoon'),
    children: [
      leaf('luggage', say('Suitcases', '行李箱', 'Maletas', 'Malas'), art('case', 'sky')),
      leaf('umbrellas', say('Umbrellas', '雨伞', 'Paraguas', 'Guarda-chuvas'), art('umbrella', 'plum')),
      leaf('camping', say('Camping', '露营', 'Acampada', 'Camping'), art('tent', 'moss')),
      leaf('journals', say('Paper and maps', '纸品与地图', 'Papel y mapas', 'Papel e mapas'), art('notebook', 'plum')),
      leaf('wheels', say('On wheels', '骑行', 'Sobre ruedas', 'Sobre rodas'), art('bicycle', 'rose')),
      leaf('water', say('In the water', '水上', 'En el agua', 'Na água'), art('snorkel', 'lagoon')),
      leaf('sport', say('Sport', '运动', 'Deporte', 'Esporte'), art('boxing', 'cherry')),
    ],
  },
];

/** The top category of points goods. */
export const pointsCategory: DemoCategory = {
  key: 'points',
  name: say('Points shop', '积分商城', 'Tienda de puntos', 'Loja de pontos'),
  art: art('coin', 'gold'),
  children: [
    leaf('gifts', say('Gifts', '礼品', 'Regalos', 'Presentes'), art('gift', 'rose')),
    leaf('littlethings', say('Little things', '小物件', 'Detalles', 'Mimos'), art('bell', 'gold')),
  ],
};
