import type { Bed, Board, Facility, RoomView } from '@app/contract/verticals/hotels/facts';
import type { HotelCity } from '../../../demo/content/cities/demo-city.ts';
import { compose, say, type Text4 } from '../../../demo/content/wording.ts';

/** Four hotels of each city: a house of standing, a boutique hotel, one for families, a simple one. */
export type DemoStyle = {
  readonly key: string;
  readonly stars: number;
  /** What a room costs beside the city's usual. */
  readonly factor: number;
  readonly name: (city: HotelCity) => Text4;
  readonly description: (city: HotelCity, area: Text4) => Text4;
  readonly facilities: readonly Facility[];
  readonly weight: number;
};

const inCity = (build: (name: Text4, locale: keyof Text4) => string) => (city: HotelCity) =>
  compose((locale) => build(city.name, locale));

export const demoStyles: readonly DemoStyle[] = [
  {
    key: 'grand',
    stars: 5,
    factor: 1.9,
    name: inCity(
      (name, locale) =>
        ({
          'en-US': `Grand ${name['en-US']} Palace`,
          'zh-cn': `${name['zh-cn']}皇庭大酒店`,
          es: `Gran Palacio ${name.es}`,
          pt: `Grande Palácio ${name.pt}`,
        })[locale],
    ),
    description: (city, area) =>
      compose(
        (locale) =>
          ({
            'en-US': `A house of standing in ${area['en-US']}, with a pool in the garden, a quiet spa and a restaurant worth staying in for. Staff at the desk day and night know ${city.name['en-US']} well.`,
            'zh-cn': `酒店坐落于${area['zh-cn']}，花园泳池、静谧水疗与值得专程一试的餐厅一应俱全。前台昼夜有人，熟知${city.name['zh-cn']}的一切。`,
            es: `Un hotel con historia en ${area.es}, con piscina en el jardín, un spa tranquilo y un restaurante por el que vale la pena quedarse. La recepción, abierta día y noche, conoce bien ${city.name.es}.`,
            pt: `Um hotel de tradição em ${area.pt}, com piscina no jardim, um spa tranquilo e um restaurante que vale a noite. A recepção, aberta dia e noite, conhece bem ${city.name.pt}.`,
          })[locale],
      ),
    facilities: [
      'wifi',
      'breakfast',
      'pool',
      'spa',
      'gym',
      'restaurant',
      'bar',
      'lounge',
      'parking',
      'airport_shuttle',
      'air_conditioning',
      'accessible',
      'front_desk_24h',
      'meeting_rooms',
    ],
    weight: 40,
  },
  {
    key: 'boutique',
    stars: 4,
    factor: 1.25,
    name: (city) =>
      compose(
        (locale) =>
          ({
            'en-US': `Casa ${city.areas[0]['en-US']}`,
            'zh-cn': `${city.areas[0]['zh-cn']}雅居精品酒店`,
            es: `Casa ${city.areas[0].es}`,
            pt: `Casa ${city.areas[0].pt}`,
          })[locale],
      ),
    description: (city, area) =>
      compose(
        (locale) =>
          ({
            'en-US': `Twenty-odd rooms in an old town house in ${area['en-US']}, each furnished by a maker from ${city.name['en-US']}. Breakfast is set out in the courtyard when the weather allows.`,
            'zh-cn': `老宅坐落于${area['zh-cn']}，二十余间客房由${city.name['zh-cn']}本地匠人布置。天气晴好时，早餐设在庭院之中。`,
            es: `Una veintena de habitaciones en una antigua casa de ${area.es}, cada una amueblada por un artesano de ${city.name.es}. El desayuno se sirve en el patio cuando el tiempo lo permite.`,
            pt: `Cerca de vinte quartos em um antigo casarão de ${area.pt}, cada um mobiliado por um artesão de ${city.name.pt}. O café da manhã é servido no pátio quando o tempo permite.`,
          })[locale],
      ),
    facilities: ['wifi', 'breakfast', 'bar', 'lounge', 'air_conditioning', 'laundry', 'pets'],
    weight: 30,
  },
  {
    key: 'family',
    stars: 4,
    factor: 1.05,
    name: inCity(
      (name, locale) =>
        ({
          'en-US': `${name['en-US']} Garden Resort`,
          'zh-cn': `${name['zh-cn']}花园度假酒店`,
          es: `Jardines de ${name.es} Resort`,
          pt: `Jardins de ${name.pt} Resort`,
        })[locale],
    ),
    description: (city, area) =>
      compose(
        (locale) =>
          ({
            'en-US': `Rooms around a garden with two pools in ${area['en-US']}. Family rooms sleep four, children eat early, and the centre of ${city.name['en-US']} is a short ride away.`,
            'zh-cn': `客房环绕${area['zh-cn']}的花园与双泳池而建。家庭房可住四人，儿童可提前用餐，前往${city.name['zh-cn']}市中心车程很短。`,
            es: `Habitaciones alrededor de un jardín con dos piscinas en ${area.es}. Las familiares alojan a cuatro, los niños cenan temprano y el centro de ${city.name.es} queda a un paso.`,
            pt: `Quartos em torno de um jardim com duas piscinas em ${area.pt}. Os familiares acomodam quatro, as crianças jantam cedo e o centro de ${city.name.pt} fica a poucos minutos.`,
          })[locale],
      ),
    facilities: [
      'wifi',
      'breakfast',
      'pool',
      'gym',
      'restaurant',
      'parking',
      'family_rooms',
      'air_conditioning',
      'accessible',
      'laundry',
      'front_desk_24h',
    ],
    weight: 20,
  },
  {
    key: 'simple',
    stars: 3,
    factor: 0.7,
    name: (city) =>
      compose(
        (locale) =>
          ({
            'en-US': `${city.areas[1]['en-US']} Rooms`,
            'zh-cn': `${city.areas[1]['zh-cn']}轻居`,
            es: `Habitaciones ${city.areas[1].es}`,
            pt: `Quartos ${city.areas[1].pt}`,
          })[locale],
      ),
    description: (city, area) =>
      compose(
        (locale) =>
          ({
            'en-US': `Bright, plain and well kept: good beds, quick Wi-Fi and a kitchen to share, in the middle of ${area['en-US']}. A fair price for ${city.name['en-US']}.`,
            'zh-cn': `明亮、简洁、打理用心：舒适的床、快速的网络与共用厨房，位于${area['zh-cn']}中心。在${city.name['zh-cn']}，这是一个实在的价格。`,
            es: `Luminoso, sencillo y bien cuidado: buenas camas, wifi rápido y una cocina compartida en pleno ${area.es}. Un precio justo para ${city.name.es}.`,
            pt: `Claro, simples e bem cuidado: boas camas, Wi-Fi rápido e uma cozinha compartilhada no meio de ${area.pt}. Um preço justo para ${city.name.pt}.`,
          })[locale],
      ),
    facilities: ['wifi', 'laundry', 'air_conditioning', 'front_desk_24h'],
    weight: 10,
  },
];

export type DemoRoom = {
  readonly key: string;
  readonly name: Text4;
  readonly description: Text4;
  readonly squareMetres: number;
  readonly beds: readonly { readonly bed: Bed; readonly count: number }[];
  readonly view: RoomView;
  readonly factor: number;
  readonly people: readonly [base: number, adults: number, children: number, guests: number];
  readonly units: number;
};

export const demoRooms: readonly DemoRoom[] = [
  {
    key: 'double',
    name: say('Classic double', '经典大床房', 'Doble clásica', 'Duplo clássico'),
    description: say(
      'A quiet double room with a writing desk and a walk-in shower.',
      '安静的大床房，配写字台与步入式淋浴。',
      'Una doble tranquila con escritorio y ducha a ras de suelo.',
      'Um duplo tranquilo com escrivaninha e chuveiro ao nível do piso.',
    ),
    squareMetres: 24,
    beds: [{ bed: 'queen', count: 1 }],
    view: 'courtyard',
    factor: 1,
    people: [2, 2, 1, 3],
    units: 8,
  },
  {
    key: 'twin',
    name: say('Garden twin', '花园双床房', 'Doble con dos camas y jardín', 'Twin com vista para o jardim'),
    description: say(
      'Two single beds, a small balcony and the garden below.',
      '两张单人床，带小阳台，俯瞰花园。',
      'Dos camas individuales, un pequeño balcón y el jardín debajo.',
      'Duas camas de solteiro, uma pequena varanda e o jardim logo abaixo.',
    ),
    squareMetres: 26,
    beds: [{ bed: 'single', count: 2 }],
    view: 'garden',
    factor: 1.12,
    people: [2, 3, 2, 4],
    units: 6,
  },
  {
    key: 'suite',
    name: say('Corner suite', '转角套房', 'Suite de esquina', 'Suíte de canto'),
    description: say(
      'Two rooms on the corner, a terrace, and a bath with a window.',
      '转角双间套房，带露台，浴室有窗。',
      'Dos estancias en esquina, terraza y un baño con ventana.',
      'Dois ambientes na esquina, terraço e banheiro com janela.',
    ),
    squareMetres: 42,
    beds: [
      { bed: 'king', count: 1 },
      { bed: 'single', count: 1 },
    ],
    view: 'city',
    factor: 1.75,
    people: [2, 4, 2, 5],
    units: 3,
  },
];

export type DemoPlan = {
  readonly key: string;
  readonly name: Text4;
  readonly board: Board;
  readonly factor: number;
  readonly refundable: boolean;
  readonly cancelSteps: readonly { readonly daysBefore: number; readonly percent: number }[];
};
export const demoPlans: readonly DemoPlan[] = [
  {
    key: 'flexible',
    name: say('Flexible with breakfast', '含早灵活价', 'Flexible con desayuno', 'Flexível com café da manhã'),
    board: 'breakfast',
    factor: 1,
    refundable: true,
    cancelSteps: [
      { daysBefore: 2, percent: 50 },
      { daysBefore: 1, percent: 100 },
    ],
  },
  {
    key: 'saver',
    name: say('Saver, no refund', '特惠不可退', 'Ahorro, sin reembolso', 'Econômica, sem reembolso'),
    board: 'room_only',
    factor: 0.84,
    refundable: false,
    cancelSteps: [],
  },
];
/** Instead of the saver in houses of standing. */
export const halfBoard: DemoPlan = {
  key: 'half_board',
  name: say('Half board', '含早晚餐', 'Media pensión', 'Meia pensão'),
  board: 'half_board',
  factor: 1.28,
  refundable: true,
  cancelSteps: [
    { daysBefore: 7, percent: 30 },
    { daysBefore: 3, percent: 100 },
  ],
};

export const demoPolicies = {
  children: say(
    'Children of all ages are welcome. A cot is free on request.',
    '欢迎各年龄段儿童入住。婴儿床可免费申请。',
    'Se admiten niños de todas las edades. La cuna es gratuita bajo petición.',
    'Crianças de todas as idades são bem-vindas. O berço é gratuito mediante pedido.',
  ),
  pets: say(
    'Pets stay in agreement with the house.',
    '携带宠物请提前与酒店确认。',
    'Las mascotas se admiten previo acuerdo con el hotel.',
    'Animais são aceitos mediante acordo com o hotel.',
  ),
  extra: say(
    'A valid document is asked for at check-in.',
    '入住时需出示有效证件。',
    'Al llegar se pide un documento válido.',
    'Na chegada é pedido um documento válido.',
  ),
} as const;
