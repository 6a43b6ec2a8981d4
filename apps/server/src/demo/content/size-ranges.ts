import { same, say, type Text4 } from './wording.ts';

type Size = {
  readonly key: string;
  readonly name: Text4;
  /** What the price is multiplied with, in percent. */
  readonly percent: number;
};
type SizeRange = { readonly spec: Text4; readonly values: readonly Size[] };

const SIZE = say('Size', '尺码', 'Talla', 'Tamanho');
const PACK = say('Pack', '规格', 'Paquete', 'Pacote');
const VOLUME = say('Volume', '容量', 'Volumen', 'Volume');
const MEASURE = say('Measure', '尺寸', 'Medida', 'Medida');

const plain = (spec: Text4, names: readonly string[]): SizeRange => ({
  spec,
  values: names.map((name) => ({
    key: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ''),
    name: same(name),
    percent: 100,
  })),
});
const rising = (spec: Text4, names: readonly (string | Text4)[], percents: readonly number[]): SizeRange => ({
  spec,
  values: names.map((name, index) => ({
    key: `v${index + 1}`,
    name: typeof name === 'string' ? same(name) : name,
    percent: percents[index] ?? 100,
  })),
});
const pieces = (count: number): Text4 =>
  count === 1
    ? say('1 piece', '1 件', '1 unidad', '1 unidade')
    : say(`${count} pieces`, `${count} 件`, `${count} unidades`, `${count} unidades`);

/** The second spec of a family, by key. */
export const sizeRanges = {
  letters: plain(SIZE, ['XS', 'S', 'M', 'L', 'XL']),
  smallLetters: plain(SIZE, ['S', 'M', 'L']),
  euAll: plain(SIZE, ['EU 37', 'EU 38', 'EU 39', 'EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44']),
  euWomen: plain(SIZE, ['EU 36', 'EU 37', 'EU 38', 'EU 39', 'EU 40', 'EU 41']),
  euMen: plain(SIZE, ['EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44', 'EU 45']),
  ring: plain(SIZE, ['50', '52', '54', '56', '58']),
  frameSize: plain(SIZE, ['S 48 cm', 'M 52 cm', 'L 56 cm']),
  volume: rising(VOLUME, ['200 ml', '400 ml'], [100, 165]),
  smallVolume: rising(VOLUME, ['30 ml', '50 ml'], [100, 145]),
  potVolume: rising(VOLUME, ['2.8 L', '4.2 L', '5.6 L'], [100, 125, 150]),
  jar: rising(VOLUME, ['0.5 L', '1 L', '1.5 L'], [100, 130, 160]),
  potSize: rising(MEASURE, ['12 cm', '17 cm', '21 cm'], [100, 145, 190]),
  pan: rising(MEASURE, ['20 cm', '24 cm', '28 cm'], [100, 120, 145]),
  bed: rising(MEASURE, ['90 × 200', '140 × 200', '160 × 200'], [100, 130, 150]),
  frame: rising(MEASURE, ['A5', 'A4', 'A3'], [100, 135, 180]),
  plush: rising(MEASURE, ['25 cm', '40 cm', '60 cm'], [100, 160, 240]),
  luggage: rising(
    say('Lining', '内衬', 'Forro', 'Forro'),
    [say('Recycled', '再生面料', 'Reciclado', 'Reciclado'), say('Linen', '亚麻', 'Lino', 'Linho')],
    [100, 112],
  ),
  tent: rising(
    say('Sleeps', '可住人数', 'Plazas', 'Lugares'),
    [
      say('2 people', '2 人', '2 personas', '2 pessoas'),
      say('3 people', '3 人', '3 personas', '3 pessoas'),
      say('4 people', '4 人', '4 personas', '4 pessoas'),
    ],
    [100, 125, 155],
  ),
  pack: rising(PACK, [pieces(1), pieces(3), pieces(6)], [100, 270, 510]),
  set: rising(PACK, [pieces(1), pieces(2), pieces(4)], [100, 185, 350]),
  glassSet: rising(PACK, [pieces(2), pieces(4), pieces(6)], [100, 185, 265]),
  cans: rising(PACK, [pieces(1), pieces(6), pieces(12)], [100, 560, 1060]),
  pairs: rising(
    PACK,
    [say('1 pair', '1 双', '1 par', '1 par'), say('5 pairs', '5 双', '5 pares', '5 pares')],
    [100, 420],
  ),
  cutlery: rising(
    PACK,
    [
      say('4 pieces', '4 件套', '4 piezas', '4 peças'),
      say('16 pieces', '16 件套', '16 piezas', '16 peças'),
      say('24 pieces', '24 件套', '24 piezas', '24 peças'),
    ],
    [100, 310, 440],
  ),
  pieces: rising(say('Pieces', '片数', 'Piezas', 'Peças'), [same('500'), same('1000'), same('2000')], [100, 135, 185]),
  colours: rising(
    say('Range', '色数', 'Gama', 'Gama'),
    [
      say('12 colours', '12 色', '12 colores', '12 cores'),
      say('24 colours', '24 色', '24 colores', '24 cores'),
      say('48 colours', '48 色', '48 colores', '48 cores'),
    ],
    [100, 165, 290],
  ),
  ball: rising(SIZE, ['5', '6', '7'], [100, 100, 110]),
  ounces: rising(say('Weight', '重量', 'Peso', 'Peso'), ['10 oz', '12 oz', '14 oz'], [100, 100, 108]),
  paper: rising(
    say('Paper', '内页', 'Papel', 'Papel'),
    [
      say('Lined', '横线', 'Rayado', 'Pautado'),
      say('Dotted', '点阵', 'Punteado', 'Pontilhado'),
      say('Blank', '空白', 'Liso', 'Liso'),
    ],
    [100, 100, 100],
  ),
  storage: rising(
    say('Storage', '存储', 'Almacenamiento', 'Armazenamento'),
    ['256 GB', '512 GB', '1 TB'],
    [100, 118, 142],
  ),
  power: rising(say('Capacity', '电量', 'Capacidad', 'Capacidade'), ['10,000 mAh', '20,000 mAh'], [100, 150]),
} as const satisfies Record<string, SizeRange>;

export type SizeRangeKey = keyof typeof sizeRanges;
