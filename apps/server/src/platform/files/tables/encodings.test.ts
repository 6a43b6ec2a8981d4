import type { Encoding } from '@app/contract/core/tables';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesIn } from '../../testing/bytes-in.ts';
import { decodeText, weighEncodings } from './encodings.ts';

const encodingOf = (bytes: Uint8Array, language = 'en-US') => weighEncodings(bytes, language).encoding;

const WESTERN = [
  'SKU;Nombre\r\nA1;Cinturón;12,50\r\n',
  'SKU;Nombre;Descripción\r\nA1;Camisón niño bebé;Algodón suave\r\n',
  'SKU;Nome;Preço\r\nA1;Coração de pão;12,50\r\n',
  'CÓDIGO;DESCRIÇÃO\r\n1;ATENÇÃO: CAMISÃO\r\n',
  'SKU,Name\nA1,Crème brûlée\n',
  'SKU;Name\r\nA1;Gürtel grün, Größe M\r\n',
  'SKU,Name\nA1,Men’s belt – “brown”\n',
  'SKU,Name\nA1,“Brown” belt…\nA2,£5 – 10½in\n',
  '0;à\n1;à\n2;plain\n',
  'Id;Nome\n1;São Tomé e Príncipe\n2;às vezes é só à noite\n',
];
const CHINESE = [
  'SKU,名称\r\nA1,陶瓷杯\r\n',
  '货号,名称,售价\r\nA1,真皮腰带,12.5\r\n',
  'SKU,名称\r\nA1,一次性纸杯\r\nA2,一字夹、第一款\r\n',
  '货号,名称\nA1,T恤（男款）\nA2,USB充电线、黑色\n',
];

describe('the encoding of a file', () => {
  test.each(WESTERN)('is Windows-1252 for %j, whoever reads', (text) => {
    for (const language of ['en-US', 'es', 'pt', 'zh-cn']) {
      const bytes = bytesIn('windows-1252', text);
      expect(encodingOf(bytes, language)).toBe('windows-1252');
      expect(decodeText(bytes, 'windows-1252')).toBe(text);
    }
  });

  test.each(CHINESE)('is GB 18030 for %j, whoever reads', (text) => {
    for (const language of ['en-US', 'es', 'pt', 'zh-cn'])
      expect(encodingOf(bytesIn('gb18030', text), language)).toBe('gb18030');
  });

  test.each([...WESTERN, ...CHINESE])('is UTF-8 or UTF-16 for %j, with and without a mark', (text) => {
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const) {
      const bytes = bytesIn(encoding, text);
      expect(encodingOf(bytes, 'zh-cn')).toBe(encoding);
      const marked = bytesIn(encoding, `\ufeff${text}`);
      expect(encodingOf(marked)).toBe(encoding);
      expect(decodeText(marked, encoding)).toBe(text);
    }
  });

  test.each<[Encoding, string]>([
    ['windows-1251', 'SKU;Название\r\nA1;Ремень кожаный\r\nA2;Чашка\r\n'],
    ['windows-1251', 'Артикул;Назва\n1;Шкіряний ремінь «Львів»\n2;Жіночі туфлі\n'],
    ['windows-1254', 'SKU;Ürün adı\r\nA1;Kırmızı kâğıt çanta\r\nA2;Büyük şapka, İpek\r\n'],
    ['cp850', 'SKU;Descripción\r\nA1;Cinturón\r\nA2;Pantalón niño, algodón\r\n'],
    ['cp850', 'SKU;Descrição\r\nA1;Coração de pão\r\nA2;Calção\r\n'],
    ['windows-1250', 'SKU;Nazwa\r\nA1;Kubek biały, duży\r\nA2;Pasek skórzany; książka\r\n'],
    ['windows-1250', 'SKU;Název\nA1;Stříbrný přívěsek, měřič\nA2;Dřevěný stůl\n'],
    ['windows-1250', 'SKU;Név\nA1;Női bőr öv\nA2;Fűszertartó, kék\n'],
    ['windows-1250', 'SKU;Nume\nA1;Geantă pentru fete, roşie\nA2;Lanţ, brăţară\n'],
    ['windows-1252', 'SKU;Nom\nA1;Goût sûr, août, mètre cube m³, nº 5, 1ª\nA2;Smørrebrød, crème\n'],
    ['iso-8859-15', 'SKU;Nom;Prix\nA1;Crème brûlée;12,50 €\nA2;Bœuf séché;3 €\n'],
  ])('is %s for %j, whoever reads', (encoding, text) => {
    for (const language of ['en-US', 'es', 'pt', 'zh-cn'])
      expect(encodingOf(bytesIn(encoding, text), language), language).toBe(encoding);
  });

  test('when words of one letter stand among others, then Russian stays Cyrillic', () => {
    const bytes = bytesIn('windows-1251', 'SKU;Название\r\nA1;Сумка и шарф\r\nA2;К чаю и с чашкой\r\n');
    for (const language of ['en-US', 'es', 'pt', 'zh-cn']) expect(encodingOf(bytes, language)).toBe('windows-1251');
  });

  test('when Russian is all in capitals, then it is Cyrillic to who does not read Chinese: its bytes are everyday characters, too', () => {
    const bytes = bytesIn('windows-1251', 'SKU;НАЗВАНИЕ\r\nA1;РЕМЕНЬ;КОЖА\r\n');
    for (const language of ['en-US', 'es', 'pt']) expect(encodingOf(bytes, language)).toBe('windows-1251');
  });

  test('when a file is from DOS in the United States, then it can be chosen', () => {
    const bytes = bytesIn('cp437', 'A1;Señor ½ ░\n');
    expect(decodeText(bytes, 'cp437')).toBe('A1;Señor ½ ░\n');
    expect(weighEncodings(bytes, 'es').encodings.map(({ encoding }) => encoding)).toContain('cp437');
  });

  test('when a text ends as DOS ends it, or is filled up with zeros, then it is not taken for UTF-16', () => {
    for (const end of ['\0', '\0\0\0', '\0'.repeat(512), '\u001a'])
      expect(encodingOf(Buffer.from(`SKU,Name\nA1,Cup\n${end}`))).toBe('utf-8');
  });

  test('when all letters are ASCII, or a mark decides, then there is nothing to choose', () => {
    expect(weighEncodings(Buffer.from('SKU,Name\nA1,Cup\n'), 'es')).toEqual({ encoding: 'utf-8', encodings: [] });
    expect(weighEncodings(Buffer.from('\ufeffSKU,名称'), 'es')).toEqual({ encoding: 'utf-8', encodings: [] });
  });

  test('when it could be several, then each is shown with what the letters are in it', () => {
    const { encodings } = weighEncodings(bytesIn('windows-1252', 'SKU;Nombre\r\nA1;Cinturón\r\nA2;Pantalón\r\n'), 'es');
    expect(encodings[0]).toEqual({ encoding: 'windows-1252', sample: 'Cinturón · Pantalón' });
    expect(encodings).toContainEqual({ encoding: 'gb18030', sample: 'Cintur髇 · Pantal髇' });
  });

  test('when a few bytes of a UTF-8 file are broken, then the rest is still read as that', () => {
    const whole = Buffer.from('SKU,Nombre\nA1,Cinturón y pantalón, algodón, camisón, bebé, niño\n');
    expect(encodingOf(Buffer.concat([whole, Buffer.from([0x41, 0xf3, 0x42, 0x0a])]), 'es')).toBe('utf-8');
  });

  test('when words of a language are written in an encoding, then they read back the same', () => {
    const western = fc.constantFrom(
      'Cinturón',
      'niño',
      'coração',
      'São',
      'pingüino',
      'ação',
      'Épico',
      'Çelik',
      'plain',
      'à',
    );
    const chinese = fc.constantFrom('陶瓷杯', '腰带', '手机壳', '黑色', '运动鞋', '厨房', 'plain', 'A1');
    const words = (word: fc.Arbitrary<string>) => fc.array(word, { minLength: 3, maxLength: 30 });
    for (const [word, encoding] of [
      [western, 'windows-1252'],
      [chinese, 'gb18030'],
    ] as const)
      fc.assert(
        fc.property(words(word), fc.constantFrom('en-US', 'zh-cn'), (list, language) => {
          const text = list.map((one, at) => `${at};${one}`).join('\n');
          const bytes = bytesIn(encoding, text);
          expect(decodeText(bytes, encodingOf(bytes, language))).toBe(text);
        }),
      );
  });
});
