import { say, type Text4 } from '../../../demo/content/wording.ts';

export type DemoCity = {
  readonly key: string;
  readonly name: Text4;
  readonly country: Text4;
  readonly code: string;
  readonly zone: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly picture: string;
  readonly popular: boolean;
  /** Price of an ordinary double room in USD. */
  readonly usual: number;
  /** Tax in basis points. */
  readonly taxBp: number;
  /** Parts of town. */
  readonly areas: readonly [Text4, Text4, Text4];
};

type Names = readonly [en: string, zh: string, es: string, pt: string];
const four = (names: Names): Text4 => say(...names);
/** A place's own name, with the one it has in Chinese. */
const named = (latin: string, chinese: string): Text4 => say(latin, chinese, latin, latin);

const countries = {
  PT: four(['Portugal', '葡萄牙', 'Portugal', 'Portugal']),
  ES: four(['Spain', '西班牙', 'España', 'Espanha']),
  FR: four(['France', '法国', 'Francia', 'França']),
  IT: four(['Italy', '意大利', 'Italia', 'Itália']),
  GB: four(['United Kingdom', '英国', 'Reino Unido', 'Reino Unido']),
  DE: four(['Germany', '德国', 'Alemania', 'Alemanha']),
  NL: four(['Netherlands', '荷兰', 'Países Bajos', 'Países Baixos']),
  CH: four(['Switzerland', '瑞士', 'Suiza', 'Suíça']),
  IS: four(['Iceland', '冰岛', 'Islandia', 'Islândia']),
  TR: four(['Türkiye', '土耳其', 'Turquía', 'Turquia']),
  MA: four(['Morocco', '摩洛哥', 'Marruecos', 'Marrocos']),
  AE: four(['United Arab Emirates', '阿联酋', 'Emiratos Árabes Unidos', 'Emirados Árabes Unidos']),
  CN: four(['China', '中国', 'China', 'China']),
  JP: four(['Japan', '日本', 'Japón', 'Japão']),
  KR: four(['South Korea', '韩国', 'Corea del Sur', 'Coreia do Sul']),
  TH: four(['Thailand', '泰国', 'Tailandia', 'Tailândia']),
  ID: four(['Indonesia', '印度尼西亚', 'Indonesia', 'Indonésia']),
  SG: four(['Singapore', '新加坡', 'Singapur', 'Singapura']),
  NP: four(['Nepal', '尼泊尔', 'Nepal', 'Nepal']),
  AU: four(['Australia', '澳大利亚', 'Australia', 'Austrália']),
  US: four(['United States', '美国', 'Estados Unidos', 'Estados Unidos']),
  BR: four(['Brazil', '巴西', 'Brasil', 'Brasil']),
} as const;

type Row = readonly [
  key: string,
  name: Names,
  code: keyof typeof countries,
  zone: string,
  at: readonly [number, number],
  look: readonly [picture: string, usual: number, taxBp: number, popular: boolean],
  areas: readonly [Text4, Text4, Text4],
];

const rows: readonly Row[] = [
  [
    'lisbon',
    ['Lisbon', '里斯本', 'Lisboa', 'Lisboa'],
    'PT',
    'Europe/Lisbon',
    [38.7139, -9.1394],
    ['s-lisbon-7', 130, 600, true],
    [named('Alfama', '阿尔法玛'), named('Cais do Sodré', '索德烈码头'), named('Chiado', '希亚多')],
  ],
  [
    'porto',
    ['Porto', '波尔图', 'Oporto', 'Porto'],
    'PT',
    'Europe/Lisbon',
    [41.1496, -8.6109],
    ['s-lisbon-19', 110, 600, false],
    [named('Ribeira', '里贝拉'), named('Boavista', '博阿维斯塔'), named('Foz do Douro', '杜罗河口')],
  ],
  [
    'madrid',
    ['Madrid', '马德里', 'Madrid', 'Madri'],
    'ES',
    'Europe/Madrid',
    [40.4168, -3.7038],
    ['s-lisbon-31', 140, 1000, false],
    [named('Malasaña', '马拉萨尼亚'), named('Salamanca', '萨拉曼卡'), named('La Latina', '拉丁区')],
  ],
  [
    'barcelona',
    ['Barcelona', '巴塞罗那', 'Barcelona', 'Barcelona'],
    'ES',
    'Europe/Madrid',
    [41.3874, 2.1686],
    ['s-isle-12', 165, 1000, true],
    [named('Eixample', '扩展区'), named('El Born', '博恩'), named('Barceloneta', '巴塞罗内塔')],
  ],
  [
    'paris',
    ['Paris', '巴黎', 'París', 'Paris'],
    'FR',
    'Europe/Paris',
    [48.8566, 2.3522],
    ['s-night-4', 210, 1000, true],
    [named('Le Marais', '玛黑区'), named('Saint-Germain', '圣日耳曼'), named('Montmartre', '蒙马特')],
  ],
  [
    'nice',
    ['Nice', '尼斯', 'Niza', 'Nice'],
    'FR',
    'Europe/Paris',
    [43.7102, 7.262],
    ['s-isle-21', 155, 1000, false],
    [
      say('Old Town', '老城', 'Casco antiguo', 'Cidade velha'),
      named('Cimiez', '西米耶'),
      named('Port Lympia', '林皮亚港'),
    ],
  ],
  [
    'rome',
    ['Rome', '罗马', 'Roma', 'Roma'],
    'IT',
    'Europe/Rome',
    [41.9028, 12.4964],
    ['s-lisbon-44', 160, 1000, true],
    [named('Trastevere', '特拉斯提弗列'), named('Monti', '蒙蒂'), named('Prati', '普拉蒂')],
  ],
  [
    'venice',
    ['Venice', '威尼斯', 'Venecia', 'Veneza'],
    'IT',
    'Europe/Rome',
    [45.4408, 12.3155],
    ['s-lagoon-9', 190, 1000, false],
    [named('San Marco', '圣马可'), named('Cannaregio', '卡纳雷吉欧'), named('Dorsoduro', '多尔索杜罗')],
  ],
  [
    'london',
    ['London', '伦敦', 'Londres', 'Londres'],
    'GB',
    'Europe/London',
    [51.5074, -0.1278],
    ['s-night-11', 220, 2000, true],
    [named('Soho', '苏活区'), named('South Bank', '南岸'), named('Shoreditch', '肖尔迪奇')],
  ],
  [
    'edinburgh',
    ['Edinburgh', '爱丁堡', 'Edimburgo', 'Edimburgo'],
    'GB',
    'Europe/London',
    [55.9533, -3.1883],
    ['s-alps-5', 150, 2000, false],
    [
      say('Old Town', '老城', 'Casco antiguo', 'Cidade velha'),
      named('Leith', '利斯'),
      named('Stockbridge', '斯托克布里奇'),
    ],
  ],
  [
    'berlin',
    ['Berlin', '柏林', 'Berlín', 'Berlim'],
    'DE',
    'Europe/Berlin',
    [52.52, 13.405],
    ['s-night-18', 125, 700, false],
    [named('Mitte', '米特区'), named('Kreuzberg', '克罗伊茨贝格'), named('Prenzlauer Berg', '普伦茨劳贝格')],
  ],
  [
    'amsterdam',
    ['Amsterdam', '阿姆斯特丹', 'Ámsterdam', 'Amsterdã'],
    'NL',
    'Europe/Amsterdam',
    [52.3676, 4.9041],
    ['s-night-23', 185, 1250, false],
    [named('Jordaan', '约旦区'), named('De Pijp', '德派普'), named('Oud-West', '旧西区')],
  ],
  [
    'zermatt',
    ['Zermatt', '采尔马特', 'Zermatt', 'Zermatt'],
    'CH',
    'Europe/Zurich',
    [46.0207, 7.7491],
    ['s-alps-23', 240, 380, false],
    [
      named('Winkelmatten', '温克尔马滕'),
      say('Village centre', '镇中心', 'Centro', 'Centro'),
      named('Steinmatte', '施泰因马特'),
    ],
  ],
  [
    'reykjavik',
    ['Reykjavík', '雷克雅未克', 'Reikiavik', 'Reykjavík'],
    'IS',
    'Atlantic/Reykjavik',
    [64.1466, -21.9426],
    ['s-aurora-31', 200, 1100, true],
    [
      named('Miðborg', '市中心'),
      say('Old Harbour', '老港', 'Puerto viejo', 'Porto velho'),
      named('Laugardalur', '洛加达卢尔'),
    ],
  ],
  [
    'istanbul',
    ['Istanbul', '伊斯坦布尔', 'Estambul', 'Istambul'],
    'TR',
    'Europe/Istanbul',
    [41.0082, 28.9784],
    ['s-lisbon-52', 95, 1000, false],
    [named('Sultanahmet', '苏丹艾哈迈德'), named('Beyoğlu', '贝伊奥卢'), named('Kadıköy', '卡德柯伊')],
  ],
  [
    'marrakesh',
    ['Marrakesh', '马拉喀什', 'Marrakech', 'Marraquexe'],
    'MA',
    'Africa/Casablanca',
    [31.6295, -7.9811],
    ['s-dunes-5', 90, 1000, false],
    [named('Medina', '麦地那'), named('Guéliz', '盖利兹'), named('Hivernage', '伊韦纳日')],
  ],
  [
    'dubai',
    ['Dubai', '迪拜', 'Dubái', 'Dubai'],
    'AE',
    'Asia/Dubai',
    [25.2048, 55.2708],
    ['s-dunes-14', 175, 1700, true],
    [named('Marina', '滨海区'), named('Deira', '德伊勒'), named('Jumeirah', '朱美拉')],
  ],
  [
    'shanghai',
    ['Shanghai', '上海', 'Shanghái', 'Xangai'],
    'CN',
    'Asia/Shanghai',
    [31.2304, 121.4737],
    ['s-night-7', 120, 600, true],
    [
      say('The Bund', '外滩', 'El Bund', 'O Bund'),
      say('Former French Concession', '衡复风貌区', 'Antigua Concesión Francesa', 'Antiga Concessão Francesa'),
      named('Pudong', '浦东'),
    ],
  ],
  [
    'beijing',
    ['Beijing', '北京', 'Pekín', 'Pequim'],
    'CN',
    'Asia/Shanghai',
    [39.9042, 116.4074],
    ['s-kyoto-41', 115, 600, false],
    [named('Dongcheng', '东城'), named('Sanlitun', '三里屯'), named('Qianmen', '前门')],
  ],
  [
    'hongkong',
    ['Hong Kong', '香港', 'Hong Kong', 'Hong Kong'],
    'CN',
    'Asia/Hong_Kong',
    [22.3193, 114.1694],
    ['s-night-29', 195, 300, false],
    [named('Central', '中环'), named('Tsim Sha Tsui', '尖沙咀'), named('Causeway Bay', '铜锣湾')],
  ],
  [
    'tokyo',
    ['Tokyo', '东京', 'Tokio', 'Tóquio'],
    'JP',
    'Asia/Tokyo',
    [35.6762, 139.6503],
    ['s-night-36', 165, 1000, true],
    [named('Shinjuku', '新宿'), named('Asakusa', '浅草'), named('Ginza', '银座')],
  ],
  [
    'kyoto',
    ['Kyoto', '京都', 'Kioto', 'Quioto'],
    'JP',
    'Asia/Tokyo',
    [35.0116, 135.7681],
    ['s-kyoto-11', 150, 1000, true],
    [named('Gion', '祇园'), named('Arashiyama', '岚山'), named('Nakagyo', '中京')],
  ],
  [
    'seoul',
    ['Seoul', '首尔', 'Seúl', 'Seul'],
    'KR',
    'Asia/Seoul',
    [37.5665, 126.978],
    ['s-night-42', 115, 1000, false],
    [named('Myeongdong', '明洞'), named('Hongdae', '弘大'), named('Gangnam', '江南')],
  ],
  [
    'phuket',
    ['Phuket', '普吉岛', 'Phuket', 'Phuket'],
    'TH',
    'Asia/Bangkok',
    [7.8804, 98.3923],
    ['s-lagoon-3', 105, 700, false],
    [named('Patong', '芭东'), named('Kata', '卡塔'), named('Kamala', '卡马拉')],
  ],
  [
    'bali',
    ['Bali', '巴厘岛', 'Bali', 'Bali'],
    'ID',
    'Asia/Makassar',
    [-8.4095, 115.1889],
    ['s-lagoon-16', 110, 1100, true],
    [named('Ubud', '乌布'), named('Seminyak', '塞米亚克'), named('Nusa Dua', '努沙杜瓦')],
  ],
  [
    'singapore',
    ['Singapore', '新加坡', 'Singapur', 'Singapura'],
    'SG',
    'Asia/Singapore',
    [1.3521, 103.8198],
    ['s-night-48', 205, 900, false],
    [named('Marina Bay', '滨海湾'), named('Chinatown', '牛车水'), named('Orchard', '乌节路')],
  ],
  [
    'kathmandu',
    ['Kathmandu', '加德满都', 'Katmandú', 'Catmandu'],
    'NP',
    'Asia/Kathmandu',
    [27.7172, 85.324],
    ['s-alps-33', 60, 1300, false],
    [named('Thamel', '泰米尔'), named('Patan', '帕坦'), named('Boudha', '博达')],
  ],
  [
    'sydney',
    ['Sydney', '悉尼', 'Sídney', 'Sydney'],
    'AU',
    'Australia/Sydney',
    [-33.8688, 151.2093],
    ['s-isle-34', 190, 1000, false],
    [say('The Rocks', '岩石区', 'The Rocks', 'The Rocks'), named('Bondi', '邦迪'), named('Surry Hills', '萨里山')],
  ],
  [
    'newyork',
    ['New York', '纽约', 'Nueva York', 'Nova York'],
    'US',
    'America/New_York',
    [40.7128, -74.006],
    ['s-night-53', 245, 1475, true],
    [named('Midtown', '中城'), named('Williamsburg', '威廉斯堡'), named('SoHo', '苏豪')],
  ],
  [
    'rio',
    ['Rio de Janeiro', '里约热内卢', 'Río de Janeiro', 'Rio de Janeiro'],
    'BR',
    'America/Sao_Paulo',
    [-22.9068, -43.1729],
    ['s-isle-46', 105, 500, false],
    [named('Ipanema', '伊帕内玛'), named('Copacabana', '科帕卡巴纳'), named('Santa Teresa', '圣特蕾莎')],
  ],
];

/** Cities of the demo, the weightiest first. */
export const demoCities: readonly DemoCity[] = rows.map(([key, name, code, zone, at, look, areas]) => {
  const [picture, usual, taxBp, popular] = look;
  return { key, name: four(name), country: countries[code], code, zone, at, picture, popular, usual, taxBp, areas };
});
