import type { Article, Family } from './family.ts';
import { features } from './features.ts';
import { materialNotes, materials } from './materials.ts';
import { capital, compose, say, type Text4 } from './wording.ts';

/** Care advice by top category, one sentence. */
const care: Record<string, Text4> = {
  fashion: say(
    'Wash cool, dry flat in the shade, iron on the inside.',
    '冷水洗涤，阴凉平铺晾干，反面熨烫。',
    'Lavar en frío, secar en plano a la sombra y planchar por dentro.',
    'Lavar a frio, secar na horizontal à sombra e passar pelo avesso.',
  ),
  bags: say(
    'Brush off dust, keep stuffed when stored, and treat twice a year.',
    '刷去浮尘，收纳时填充定型，每年保养两次。',
    'Cepillar el polvo, guardar con relleno y cuidar dos veces al año.',
    'Escovar o pó, guardar com enchimento e cuidar duas vezes ao ano.',
  ),
  shoes: say(
    'Let them rest a day between wears and dry them away from heat.',
    '隔日轮换穿着，远离热源自然风干。',
    'Dejar descansar un día entre usos y secar lejos del calor.',
    'Descansar um dia entre usos e secar longe do calor.',
  ),
  jewelry: say(
    'Keep dry, store apart, and polish with the cloth in the box.',
    '保持干燥、单独存放，用盒内软布擦拭。',
    'Mantener en seco, guardar por separado y pulir con el paño incluido.',
    'Manter seco, guardar separado e polir com o pano da caixa.',
  ),
  beauty: say(
    'Keep cool and closed; best within twelve months of opening.',
    '阴凉密封保存，开封后十二个月内使用。',
    'Guardar cerrado y fresco; mejor en los doce meses tras abrirlo.',
    'Guardar fechado e fresco; melhor em doze meses após aberto.',
  ),
  home: say(
    'Dust with a dry cloth and keep out of direct rain.',
    '干布除尘，避免淋雨。',
    'Limpiar con un paño seco y proteger de la lluvia.',
    'Limpar com pano seco e proteger da chuva.',
  ),
  kitchen: say(
    'Rinse before the first use; hand washing keeps it beautiful longest.',
    '首次使用前冲洗，手洗更持久如新。',
    'Enjuagar antes del primer uso; lavar a mano lo mantiene bonito.',
    'Enxaguar antes do primeiro uso; lavar à mão conserva a beleza.',
  ),
  pets: say(
    'Wipe or wash weekly and replace when it shows wear.',
    '每周擦洗，磨损时更换。',
    'Limpiar cada semana y cambiar cuando se note el desgaste.',
    'Limpar toda semana e trocar quando houver desgaste.',
  ),
  toys: say(
    'Tested for children from three years; wipe with a damp cloth.',
    '通过三岁以上儿童安全检测，湿布擦拭即可。',
    'Probado para niños desde tres años; limpiar con un paño húmedo.',
    'Testado para crianças a partir de três anos; limpar com pano úmido.',
  ),
  electronics: say(
    'Two-year warranty, spare parts for seven, and a cable in the box.',
    '两年质保，七年备件供应，附连接线。',
    'Dos años de garantía, repuestos durante siete y cable incluido.',
    'Dois anos de garantia, peças por sete e cabo incluído.',
  ),
  travel: say(
    'Rinse off salt and sand, dry fully, and store loose.',
    '冲净盐沙，彻底晾干后松散收纳。',
    'Enjuagar sal y arena, secar bien y guardar sin apretar.',
    'Enxaguar sal e areia, secar bem e guardar solto.',
  ),
};

const HEADINGS = {
  details: say('Details', '细节', 'Detalles', 'Detalhes'),
  delivery: say('Delivery and returns', '配送与退货', 'Envío y devoluciones', 'Entrega e devoluções'),
};
const DELIVERY = say(
  'Packed in recycled paper and sent within two working days. Changed your mind? Send it back within seven days of receipt.',
  '再生纸包装，两个工作日内发货。改变主意？收货后七天内可退。',
  'Se embala en papel reciclado y sale en dos días laborables. ¿Has cambiado de idea? Devuélvelo en los siete días siguientes a la entrega.',
  'Embalado em papel reciclado e enviado em até dois dias úteis. Mudou de ideia? Devolva em até sete dias após o recebimento.',
);

/** The name of an article, as a shop of that language writes it. */
export function articleName(family: Family, [line, material, feature, measure]: Article): Text4 {
  const stuff = material ? materials[material].name : null;
  const extra = feature ? features[feature] : null;
  const join = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' ');
  return compose((locale) => {
    const noun = family.noun[locale];
    if (locale === 'en-US') {
      return capital(join(line, stuff?.[locale], noun, extra && `with ${extra[locale]}`, measure));
    }
    if (locale === 'zh-cn') return join(line, `${stuff?.[locale] ?? ''}${extra?.[locale] ?? ''}${noun}`, measure);
    const w = locale === 'es' ? 'con' : 'com';
    return capital(join(noun, line, stuff?.[locale], extra && `${w} ${extra[locale]}`, measure));
  });
}

/** The detail text as plain HTML: what it is for, its points, delivery. */
export function articleDetail(family: Family, [, material, feature]: Article, topCategory: string): Text4 {
  return compose((locale) => {
    const points = [
      material ? materialNotes[materials[material].note][locale] : null,
      feature ? `${capital(features[feature][locale])}${locale === 'zh-cn' ? '。' : '.'}` : null,
      care[topCategory]?.[locale] ?? null,
    ].filter((point) => point !== null);
    const list = points.map((point) => `<li>${point}</li>`).join('');
    return `<p>${family.use[locale]}</p><h3>${HEADINGS.details[locale]}</h3><ul>${list}</ul><h3>${HEADINGS.delivery[locale]}</h3><p>${DELIVERY[locale]}</p>`;
  });
}
