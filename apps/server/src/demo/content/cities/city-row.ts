import { say, type Text4 } from '../wording.ts';

type Names = readonly [en: string, zh: string, es: string, pt: string];
export const four = (names: Names): Text4 => say(...names);
/** A place's own name, with the one it has in Chinese. */
export const named = (latin: string, chinese: string): Text4 => say(latin, chinese, latin, latin);

export const countries = {
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
  NZ: four(['New Zealand', '新西兰', 'Nueva Zelanda', 'Nova Zelândia']),
  PF: four(['French Polynesia', '法属波利尼西亚', 'Polinesia Francesa', 'Polinésia Francesa']),
} as const;

/** A city of the demo in one row. */
export type CityRow = readonly [
  key: string,
  name: Names,
  code: keyof typeof countries,
  zone: string,
  at: readonly [number, number],
  look: readonly [picture: string, usual: number, taxBp: number, popular: boolean],
  areas: readonly [Text4, Text4, Text4],
];
