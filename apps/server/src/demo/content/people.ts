import type { Rng } from '../art/rng.ts';

export type Land = 'CN' | 'PT' | 'ES' | 'BR' | 'US' | 'MX' | 'GB' | 'SG';
export type DemoLocale = 'en-US' | 'zh-cn' | 'es' | 'pt';

type Place = {
  readonly province: string;
  readonly city: string;
  readonly county: string;
  /** Six digits in China, empty elsewhere. */
  readonly areaCode: string;
  readonly postalCode: string;
};
type LandData = {
  readonly locale: DemoLocale;
  readonly currency: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly streets: readonly string[];
  readonly places: readonly Place[];
  /** A valid mobile number of the country out of six random digits. */
  readonly tel: (digits: string) => string;
};

const place = (province: string, city: string, county: string, areaCode: string, postalCode: string): Place => ({
  province,
  city,
  county,
  areaCode,
  postalCode,
});

/** Names, streets and places that demo customers are made of. */
export const lands: Record<Land, LandData> = {
  CN: {
    locale: 'zh-cn',
    currency: 'CNY',
    first: [
      '子涵',
      '雨桐',
      '浩然',
      '思琪',
      '俊杰',
      '欣怡',
      '梓轩',
      '佳宁',
      '嘉豪',
      '若曦',
      '明远',
      '静怡',
      '志强',
      '晓雯',
      '宇航',
      '丽娜',
      '文博',
      '安琪',
    ],
    last: ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴', '徐', '孙', '林', '郭'],
    streets: ['人民路', '中山路', '解放路', '建设街', '文化路', '和平路', '学府街', '滨江路'],
    places: [
      place('北京市', '北京市', '朝阳区', '110105', '100020'),
      place('北京市', '北京市', '海淀区', '110108', '100080'),
      place('上海市', '上海市', '徐汇区', '310104', '200030'),
      place('上海市', '上海市', '静安区', '310106', '200040'),
      place('广东省', '广州市', '天河区', '440106', '510620'),
      place('广东省', '深圳市', '南山区', '440305', '518052'),
      place('浙江省', '杭州市', '西湖区', '330106', '310012'),
      place('四川省', '成都市', '武侯区', '510107', '610041'),
      place('江苏省', '南京市', '鼓楼区', '320106', '210009'),
      place('湖北省', '武汉市', '武昌区', '420106', '430060'),
    ],
    tel: (digits) => `13800${digits}`,
  },
  PT: {
    locale: 'pt',
    currency: 'EUR',
    first: ['Inês', 'Tiago', 'Beatriz', 'Duarte', 'Leonor', 'Rui', 'Marta', 'Afonso', 'Catarina', 'Gonçalo'],
    last: ['Silva', 'Santos', 'Ferreira', 'Pereira', 'Oliveira', 'Costa', 'Rodrigues', 'Martins'],
    streets: ['Rua das Flores', 'Rua Augusta', 'Avenida da Liberdade', 'Rua do Alecrim', 'Travessa do Carmo'],
    places: [
      place('Lisboa', 'Lisboa', '', '', '1100-038'),
      place('Porto', 'Porto', '', '', '4050-262'),
      place('Coimbra', 'Coimbra', '', '', '3000-150'),
      place('Faro', 'Faro', '', '', '8000-138'),
    ],
    tel: (digits) => `+351912${digits}`,
  },
  ES: {
    locale: 'es',
    currency: 'EUR',
    first: ['Lucía', 'Martín', 'Carmen', 'Álvaro', 'Paula', 'Javier', 'Elena', 'Sergio', 'Irene', 'Hugo'],
    last: ['García', 'Fernández', 'López', 'Sánchez', 'Romero', 'Navarro', 'Torres', 'Ruiz'],
    streets: ['Calle Mayor', 'Calle de Atocha', 'Avenida del Puerto', 'Paseo de Gracia', 'Calle Larios'],
    places: [
      place('Madrid', 'Madrid', '', '', '28012'),
      place('Barcelona', 'Barcelona', '', '', '08007'),
      place('Valencia', 'Valencia', '', '', '46023'),
      place('Málaga', 'Málaga', '', '', '29005'),
    ],
    tel: (digits) => `+34612${digits}`,
  },
  BR: {
    locale: 'pt',
    currency: 'BRL',
    first: ['Ana', 'João', 'Larissa', 'Pedro', 'Camila', 'Rafael', 'Juliana', 'Mateus', 'Bruna', 'Caio'],
    last: ['Souza', 'Lima', 'Almeida', 'Barbosa', 'Ribeiro', 'Carvalho', 'Gomes', 'Araújo'],
    streets: ['Rua Oscar Freire', 'Avenida Paulista', 'Rua das Laranjeiras', 'Rua da Bahia', 'Avenida Atlântica'],
    places: [
      place('São Paulo', 'São Paulo', '', '', '01310-100'),
      place('Rio de Janeiro', 'Rio de Janeiro', '', '', '22021-001'),
      place('Minas Gerais', 'Belo Horizonte', '', '', '30160-011'),
      place('Bahia', 'Salvador', '', '', '40020-000'),
    ],
    tel: (digits) => `+551198${digits}0`,
  },
  US: {
    locale: 'en-US',
    currency: 'USD',
    first: ['Emily', 'James', 'Olivia', 'Noah', 'Grace', 'Ethan', 'Chloe', 'Lucas', 'Hannah', 'Owen'],
    last: ['Miller', 'Davis', 'Wilson', 'Moore', 'Taylor', 'Clark', 'Walker', 'Young'],
    streets: ['Maple Street', 'Oak Avenue', 'Pine Street', 'Harbor Drive', 'Market Street'],
    places: [
      place('California', 'San Francisco', '', '', '94103'),
      place('New York', 'New York', '', '', '10012'),
      place('Washington', 'Seattle', '', '', '98101'),
      place('Illinois', 'Chicago', '', '', '60611'),
    ],
    tel: (digits) => `+14155${digits}`,
  },
  MX: {
    locale: 'es',
    currency: 'MXN',
    first: ['Sofía', 'Diego', 'Valentina', 'Emiliano', 'Renata', 'Andrés'],
    last: ['Hernández', 'Martínez', 'González', 'Ramírez', 'Flores', 'Vega'],
    streets: ['Avenida Reforma', 'Calle Durango', 'Avenida Chapultepec', 'Calle Hidalgo'],
    places: [
      place('Ciudad de México', 'Ciudad de México', '', '', '06700'),
      place('Jalisco', 'Guadalajara', '', '', '44100'),
      place('Nuevo León', 'Monterrey', '', '', '64000'),
    ],
    tel: (digits) => `+525512${digits}`,
  },
  GB: {
    locale: 'en-US',
    currency: 'GBP',
    first: ['Amelia', 'Oliver', 'Isla', 'George', 'Freya', 'Harry'],
    last: ['Smith', 'Jones', 'Evans', 'Hughes', 'Bennett', 'Shaw'],
    streets: ['High Street', 'Station Road', 'Church Lane', 'Mill Lane'],
    places: [
      place('England', 'London', '', '', 'E1 6AN'),
      place('Scotland', 'Edinburgh', '', '', 'EH1 1RE'),
      place('England', 'Bristol', '', '', 'BS1 4ST'),
    ],
    tel: (digits) => `+447400${digits}`,
  },
  SG: {
    locale: 'zh-cn',
    currency: 'SGD',
    first: ['美玲', '伟杰', '慧敏', '志豪'],
    last: ['陈', '林', '黄', '李'],
    streets: ['Orchard Road', 'Telok Ayer Street', 'Tiong Bahru Road'],
    places: [place('Singapore', 'Singapore', '', '', '238801'), place('Singapore', 'Singapore', '', '', '069535')],
    tel: (digits) => `+6591${digits}`,
  },
};

/** How many of a hundred customers live where. */
const SHARES: readonly (readonly [Land, number])[] = [
  ['CN', 30],
  ['PT', 14],
  ['ES', 14],
  ['BR', 14],
  ['US', 12],
  ['MX', 6],
  ['GB', 6],
  ['SG', 4],
];

export type DemoPerson = {
  readonly land: Land;
  readonly name: string;
  readonly nickname: string;
  readonly email: string;
  readonly tel: string;
  readonly street: string;
  readonly place: Place;
};

const pick = <T>(random: Rng, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Nicknames people choose; letters, digits, underscore and dash only. */
const NICKS: Record<DemoLocale, readonly string[]> = {
  'en-US': [
    'quiet_harbour',
    'teaandtrains',
    'oak-and-ash',
    'northbound',
    'paperboat',
    'late_riser',
    'windowseat',
    'two_suitcases',
  ],
  'zh-cn': ['晚风', '山茶花开', '小船', '慢慢走', '橘子汽水', '云上来信', '半糖', '南方有雨'],
  es: ['luna_de_mar', 'cafe-y-lluvia', 'la_viajera', 'norte', 'mar_en_calma', 'sinprisa', 'maleta_azul', 'pan-y-queso'],
  pt: ['mar_calmo', 'cafezinho', 'rua_acima', 'brisa', 'passo-lento', 'mala_pronta', 'saudade', 'azulejo'],
};

function landOf(draw: number): Land {
  let passed = 0;
  for (const [land, share] of SHARES) {
    passed += share;
    if (draw < passed) return land;
  }
  return 'CN';
}

/** One person of the demo; the index makes nickname and e-mail unlike every other's. */
export function makePerson(random: Rng, index: number): DemoPerson {
  const land = landOf(random() * 100);
  const data = lands[land];
  const [first, last] = [pick(random, data.first), pick(random, data.last)];
  const chinese = data.locale === 'zh-cn';
  const name = chinese ? `${last}${first}` : `${first} ${last}`;
  const handle = chinese ? `user${index}` : `${plain(first)}.${plain(last)}${index}`;
  const ownName = random() < 0.45;
  const nickname = ownName
    ? `${chinese ? name : `${first}_${last}`}${index}`
    : `${pick(random, NICKS[data.locale])}${index}`;
  const digits = String(Math.floor(random() * 1_000_000)).padStart(6, '0');
  return {
    land,
    name,
    nickname: nickname.replace(/\s/g, '_'),
    email: `${handle}@mail.example`,
    tel: data.tel(digits),
    street: chinese
      ? `${pick(random, data.streets)}${1 + Math.floor(random() * 280)}号${1 + Math.floor(random() * 20)}栋${101 + Math.floor(random() * 1800)}室`
      : `${pick(random, data.streets)} ${1 + Math.floor(random() * 240)}`,
    place: pick(random, data.places),
  };
}
