import type { PaintKey } from '../art/paints.ts';
import { say, type Text4 } from './wording.ts';

export const COLOUR = say('Colour', '颜色', 'Color', 'Cor');

/** What the colours are called. */
export const colourNames: Record<PaintKey, Text4> = {
  natural: say('Natural', '原色', 'Natural', 'Natural'),
  sand: say('Sand', '沙色', 'Arena', 'Areia'),
  ivory: say('Ivory', '象牙白', 'Marfil', 'Marfim'),
  butter: say('Butter', '奶油黄', 'Mantequilla', 'Manteiga'),
  clay: say('Clay', '陶土色', 'Arcilla', 'Argila'),
  rust: say('Rust', '铁锈红', 'Óxido', 'Ferrugem'),
  blush: say('Blush', '浅粉', 'Rosa pálido', 'Rosa-claro'),
  rose: say('Rose', '玫瑰粉', 'Rosa', 'Rosa'),
  cherry: say('Cherry', '樱桃红', 'Cereza', 'Cereja'),
  plum: say('Plum', '梅紫', 'Ciruela', 'Ameixa'),
  lilac: say('Lilac', '丁香紫', 'Lila', 'Lilás'),
  sky: say('Sky', '天蓝', 'Celeste', 'Azul-céu'),
  navy: say('Navy', '海军蓝', 'Azul marino', 'Azul-marinho'),
  ink: say('Ink', '墨色', 'Tinta', 'Nanquim'),
  lagoon: say('Lagoon', '湖绿', 'Laguna', 'Laguna'),
  mint: say('Mint', '薄荷绿', 'Menta', 'Menta'),
  sage: say('Sage', '鼠尾草绿', 'Salvia', 'Sálvia'),
  moss: say('Moss', '苔绿', 'Musgo', 'Musgo'),
  stone: say('Stone', '岩灰', 'Piedra', 'Pedra'),
  cocoa: say('Cocoa', '可可棕', 'Cacao', 'Cacau'),
  gold: say('Gold', '金色', 'Dorado', 'Dourado'),
  silver: say('Silver', '银色', 'Plata', 'Prata'),
};
