import type { ReturnRequestReason } from '@app/contract/orders/after-sale/reasons';
import { say, type Text4 } from './wording.ts';

/** What customers of the demo write beside the reason they chose; they say the same. */
export const returnRequestNotes: Readonly<Record<ReturnRequestReason, readonly Text4[]>> = {
  changed_mind: [
    say('I found I do not need it any more', '暂时不需要了', 'Ya no lo necesito', 'Não preciso mais'),
    say(
      'It was for a trip that fell through',
      '行程取消了，用不上了',
      'Era para un viaje que se canceló',
      'Era para uma viagem que não deu certo',
    ),
  ],
  wrong_choice: [
    say('I ordered the wrong size', '尺码拍错了', 'Pedí la talla equivocada', 'Pedi o tamanho errado'),
    say('I meant the other colour', '想要的是另一个颜色', 'Quería el otro color', 'Eu queria a outra cor'),
  ],
  found_cheaper: [
    say(
      'The same one costs less elsewhere',
      '别处同款更便宜',
      'El mismo cuesta menos en otro sitio',
      'O mesmo custa menos em outro lugar',
    ),
  ],
  too_slow: [
    say(
      'I need it by the weekend',
      '周末前就要用',
      'Lo necesito antes del fin de semana',
      'Preciso dele antes do fim de semana',
    ),
  ],
  wrong_address: [
    say(
      'It would go to my old address',
      '填成了旧地址',
      'Iría a mi dirección anterior',
      'Iria para o meu endereço antigo',
    ),
  ],
  damaged: [
    say(
      'It arrived with a scratch on one side',
      '收到时一侧有划痕',
      'Llegó con un rasguño en un lado',
      'Chegou com um arranhão de um lado',
    ),
    say(
      'A corner was dented when I opened the box',
      '开箱时发现一角被压坏',
      'Al abrir la caja tenía una esquina golpeada',
      'Ao abrir a caixa, um canto estava amassado',
    ),
  ],
  not_as_shown: [
    say(
      'The colour is darker than in the pictures',
      '颜色比图片深',
      'El color es más oscuro que en las fotos',
      'A cor é mais escura que nas fotos',
    ),
  ],
  does_not_fit: [
    say('It is too tight for me', '尺寸偏小，穿不下', 'Me queda demasiado justo', 'Ficou apertado demais'),
  ],
  wrong_item: [
    say(
      'Another product was in the parcel',
      '包裹里是另一件商品',
      'En el paquete venía otro producto',
      'Veio outro produto no pacote',
    ),
  ],
  parts_missing: [
    say(
      'One part was not in the box',
      '包装里少了一个配件',
      'Faltaba una pieza en la caja',
      'Faltava uma peça na caixa',
    ),
  ],
  other: [
    say(
      'I would rather explain on the phone',
      '具体情况希望电话沟通',
      'Prefiero explicarlo por teléfono',
      'Prefiro explicar por telefone',
    ),
  ],
  // Staff cancelled; nobody asked.
  staff: [say('', '', '', '')],
};
