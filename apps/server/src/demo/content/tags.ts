import { say } from './wording.ts';

/** Tags of goods, at most 30 characters. */
export const tags = {
  travelPick: say('Travel pick', '旅行优选', 'Para viajar', 'Para viajar'),
  handmade: say('Handmade', '手工制作', 'Hecho a mano', 'Feito à mão'),
  recycled: say('Recycled', '再生材料', 'Reciclado', 'Reciclado'),
  naturalMaterial: say('Natural material', '天然材质', 'Material natural', 'Material natural'),
  giftIdea: say('Gift idea', '送礼佳选', 'Idea de regalo', 'Ideia de presente'),
  smallBatch: say('Small batch', '小批量', 'Edición corta', 'Pequena produção'),
  everyday: say('Everyday', '日常必备', 'Diario', 'Dia a dia'),
  seasonal: say('New season', '当季新品', 'Nueva temporada', 'Nova estação'),
} as const;

export type TagKey = keyof typeof tags;
