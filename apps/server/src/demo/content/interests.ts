import type { ObjectKey } from '../art/objects.ts';
import type { PaintKey } from '../art/paints.ts';
import { pictureName } from '../art/picture-name.ts';
import { say, type Text4 } from './wording.ts';

export type DemoInterest = {
  readonly kind: 'style' | 'audience' | 'hobby';
  readonly name: Text4;
  readonly picture: string;
  /** Withdrawn by staff, though some chose it before. */
  readonly withdrawn?: true;
};

const one = (
  kind: DemoInterest['kind'],
  name: Text4,
  [object, paint]: readonly [ObjectKey, PaintKey],
): DemoInterest => ({ kind, name, picture: pictureName({ kind: 'object', object, paint }) });

/** What customers may say of themselves, in the order it is shown. */
export const interests: readonly DemoInterest[] = [
  one('style', say('Minimal', '极简', 'Minimalista', 'Minimalista'), ['shirt', 'ivory']),
  one('style', say('Classic', '经典', 'Clásico', 'Clássico'), ['blazer', 'navy']),
  one('style', say('Casual', '休闲', 'Informal', 'Casual'), ['sneaker', 'sky']),
  one('style', say('Street', '街头', 'Urbano', 'Urbano'), ['cap', 'ink']),
  one('style', say('Sporty', '运动', 'Deportivo', 'Esportivo'), ['tank', 'mint']),
  one('style', say('Romantic', '浪漫', 'Romántico', 'Romântico'), ['dress', 'rose']),
  one('style', say('Bohemian', '波西米亚', 'Bohemio', 'Boêmio'), ['sunhat', 'sand']),
  one('style', say('Vintage', '复古', 'Vintage', 'Vintage'), ['camera', 'cocoa']),
  { ...one('style', say('Gothic', '哥特', 'Gótico', 'Gótico'), ['tophat', 'ink']), withdrawn: true },
  one('audience', say('Myself', '自己', 'Para mí', 'Para mim'), ['mirror', 'lagoon']),
  one('audience', say('Women', '女士', 'Mujeres', 'Mulheres'), ['heel', 'blush']),
  one('audience', say('Men', '男士', 'Hombres', 'Homens'), ['brogue', 'cocoa']),
  one('audience', say('Children', '儿童', 'Niños', 'Crianças'), ['bear', 'butter']),
  one('audience', say('Home', '家居', 'Casa', 'Casa'), ['chair', 'sage']),
  one('audience', say('Pets', '宠物', 'Mascotas', 'Animais'), ['bone', 'ivory']),
  one('hobby', say('Reading', '阅读', 'Lectura', 'Leitura'), ['notebook', 'lagoon']),
  one('hobby', say('Cooking', '烹饪', 'Cocina', 'Culinária'), ['pan', 'cherry']),
  one('hobby', say('Hiking', '徒步', 'Senderismo', 'Trilhas'), ['hikingboot', 'cocoa']),
  one('hobby', say('Photography', '摄影', 'Fotografía', 'Fotografia'), ['camera', 'sky']),
  one('hobby', say('Travel', '旅行', 'Viajes', 'Viagens'), ['globe', 'natural']),
  one('hobby', say('Music', '音乐', 'Música', 'Música'), ['guitar', 'clay']),
  one('hobby', say('Games', '游戏', 'Videojuegos', 'Jogos'), ['controller', 'lilac']),
  one('hobby', say('Gardening', '园艺', 'Jardinería', 'Jardinagem'), ['plant', 'natural']),
  one('hobby', say('Cycling', '骑行', 'Ciclismo', 'Ciclismo'), ['bicycle', 'cherry']),
  one('hobby', say('Painting', '绘画', 'Pintura', 'Pintura'), ['palette', 'natural']),
  one('hobby', say('Camping', '露营', 'Acampada', 'Acampamento'), ['tent', 'moss']),
  one('hobby', say('Football', '足球', 'Fútbol', 'Futebol'), ['football', 'natural']),
  one('hobby', say('Ballet', '芭蕾', 'Ballet', 'Balé'), ['ballet', 'blush']),
  one('hobby', say('Diving', '潜水', 'Buceo', 'Mergulho'), ['snorkel', 'sky']),
  one('hobby', say('Tea', '茶艺', 'Té', 'Chá'), ['teapot', 'sage']),
  one('hobby', say('Knitting', '编织', 'Punto', 'Tricô'), ['yarn', 'plum']),
  { ...one('hobby', say('Skating', '滑冰', 'Patinaje', 'Patinação'), ['skate', 'silver']), withdrawn: true },
];
