import { limits } from '@app/contract/core/limits';
import { describe, expect, test } from 'vitest';
import { bytesIn } from '../../testing/bytes-in.ts';
import { readTable } from './read-table.ts';

const most = { rows: 5, columns: 12, characters: 60 };
const read = (file: string | Buffer) => readTable(Buffer.from(file), { language: 'en-US', most });
const cellsOf = async (file: string | Buffer) => (await read(file)).lines.map(({ row, cells }) => [row, ...cells]);
const rss = (items: string, head = '<?xml version="1.0"?>') =>
  `${head}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><link>https://shop.example</link>${items}</channel></rss>`;

describe('a product feed', () => {
  test('of RSS 2.0 is a table: a column for each name, a row for each item', async () => {
    const feed = rss(`
      <item><title>Pan</title><g:id>pan-1</g:id><g:price>12.50 EUR</g:price></item>
      <item><g:id>pan-2</g:id><title><![CDATA[Pan & lid]]></title><g:brand>Cast &amp; Co</g:brand></item>`);
    expect(await cellsOf(feed)).toEqual([
      [1, 'title', 'id', 'price', 'brand'],
      [2, 'Pan', 'pan-1', '12.50 EUR'],
      [3, 'Pan & lid', 'pan-2', '', 'Cast & Co'],
    ]);
    expect((await read(feed)).look).toMatchObject({
      format: 'feed',
      encoding: 'utf-8',
      separator: null,
      encodings: [],
    });
  });

  test('of Atom is one, too, and of RSS 1.0', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
      <entry><id>https://shop.example/1</id><g:id>pan-1</g:id><link href="https://shop.example/p/1"/></entry></feed>`;
    expect(await cellsOf(atom)).toEqual([
      [1, 'id', 'link'],
      [2, 'pan-1', 'https://shop.example/p/1'],
    ]);
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><channel/><item><title>Pan</title></item></rdf:RDF>`;
    expect(await cellsOf(rdf)).toEqual([
      [1, 'title'],
      [2, 'Pan'],
    ]);
  });

  test('says what is by Google, under whichever prefix, before what RSS has for the same', async () => {
    const feed = `<rss xmlns:p="http://base.google.com/ns/1.0"><channel><item><p:title>Pan, 24 cm</p:title><title>Buy a pan!</title>
      <media:title>Other</media:title></item></channel></rss>`;
    expect(await cellsOf(feed)).toEqual([
      [1, 'title', 'media:title'],
      [2, 'Pan, 24 cm', 'Other'],
    ]);
  });

  test('has several pictures in one cell, parts of an element by colons, and of all else the first', async () => {
    const feed = rss(`<item><g:id>1</g:id>
      <g:additional_image_link>https://shop.example/a.jpg?crop=1,2</g:additional_image_link>
      <g:additional_image_link>https://b</g:additional_image_link>
      <g:product_type>Kitchen</g:product_type><g:product_type>Sale</g:product_type>
      <g:shipping><g:country>PT</g:country><g:price>3 EUR</g:price></g:shipping></item>`);
    expect(await cellsOf(feed)).toEqual([
      [1, 'id', 'additional_image_link', 'product_type', 'shipping'],
      [2, '1', 'https://shop.example/a.jpg?crop=1%2C2,https://b', 'Kitchen', 'PT:3 EUR'],
    ]);
  });

  test('is read in the encoding that it declares, unless its bytes say otherwise', async () => {
    const items = '<item><title>Coração de pão</title></item>';
    const declared = (name: string) => rss(items, `<?xml version="1.0" encoding="${name}"?>`);
    for (const [encoding, name] of [
      ['windows-1252', 'ISO-8859-1'],
      ['utf-8', 'UTF-8'],
      ['utf-8', 'x-unknown'],
      // What says UTF-8 and is not.
      ['windows-1252', 'UTF-8'],
      ['utf-16le', 'UTF-16'],
    ] as const) {
      const mark = encoding === 'utf-16le' ? '\ufeff' : '';
      const { lines, look } = await read(bytesIn(encoding, mark + declared(name)));
      expect([name, look.encoding, lines[1]?.cells]).toEqual([name, encoding, ['Coração de pão']]);
    }
  });

  test('that is cut off is refused with the line; one of another kind, without an end or with too much in it is refused, too', async () => {
    const refused = (file: string) =>
      read(file).then(
        () => null,
        ({ key, data }) => [key, data],
      );
    expect(await refused(rss('\n<item><title>Pan</title>\n<g:id>1</item>'))).toEqual(['table.xml_broken', { line: 4 }]);
    expect(await refused(rss('<item><title>Pan</title></item>').slice(0, -10))).toEqual([
      'table.xml_broken',
      { line: 2 },
    ]);
    expect(await refused('<html><body><item>x</item></body></html>')).toEqual(['table.unreadable', undefined]);
    expect(await refused(rss('<item>'.concat('<a>'.repeat(60))))).toEqual(['table.unreadable', undefined]);
    expect(await refused(rss('<item><title>x</title></item>'.repeat(6)))).toEqual(['table.too_large', undefined]);
    const wide = Array.from({ length: 13 }, (_, at) => `<g:c${at}>1</g:c${at}>`).join('');
    expect(await refused(rss(`<item>${wide}</item>`))).toEqual(['table.too_large', undefined]);
    expect((await read(rss(''))).lines).toEqual([]);
  });

  test('as large as may be is read while others have their turn', async () => {
    const feed = rss(`<item><g:id>1</g:id><title>${'Pan '.repeat(50)}</title></item>`.repeat(limits.tableRows));
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    const { lines } = await readTable(Buffer.from(feed), {
      language: 'en-US',
      most: { rows: limits.tableRows + 1, columns: 12, characters: 1000 },
    });
    clearInterval(ticking);
    expect(lines).toHaveLength(limits.tableRows + 1);
    expect(turns).toBeGreaterThan(3);
  });
});
