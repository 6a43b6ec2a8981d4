import { createRequire } from 'node:module';
import { type FontName, openFont } from '../../../../../platform/fonts/open-font.ts';

// Loaded when the first file is made: most processes write none.
const require = createRequire(import.meta.url);
const pdfkit = (): typeof import('pdfkit') => require('pdfkit');

const FONTS: readonly FontName[] = ['instrument-sans', 'instrument-sans-600', 'noto-sans-sc'];

export type TextStyle = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
};
type Run = { readonly font: FontName; readonly text: string };

const covers = (name: FontName, letter: string): boolean =>
  openFont(name).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** A text cut into stretches of one font each; a letter that no font has becomes a question mark. */
function runsOf(text: string, bold: boolean): Run[] {
  const wanted: FontName[] = [bold ? 'instrument-sans-600' : 'instrument-sans', 'noto-sans-sc'];
  const runs: { font: FontName; text: string }[] = [];
  for (const given of text.replaceAll(/\s+/g, ' ')) {
    const font = wanted.find((name) => covers(name, given));
    const letter = font ? given : '?';
    const last = runs.at(-1);
    if (last && last.font === (font ?? wanted[0])) last.text += letter;
    else runs.push({ font: font ?? (wanted[0] as FontName), text: letter });
  }
  return runs;
}

/** A document of A4 pages in our own fonts, of which only the letters used are embedded. */
export function openPdf(info: {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly at: Date;
}) {
  const doc = new (pdfkit())({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.at, ModDate: info.at },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const name of FONTS) doc.registerFont(name, openFont(name).bytes);

  const widthOf = (runs: readonly Run[], size: number): number =>
    runs.reduce((sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text), 0);

  function fitted(text: string, style: { bold: boolean; size: number; width: number }): Run[] {
    let runs = runsOf(text, style.bold);
    for (let letters = [...text]; widthOf(runs, style.size) > style.width && letters.length > 1; ) {
      letters = letters.slice(0, Math.floor(letters.length * 0.92));
      runs = runsOf(`${letters.join('').trimEnd()}…`, style.bold);
    }
    return runs;
  }

  return {
    doc,
    /** Writes one line into a box; what does not fit ends in an ellipsis. */
    line(text: string, box: { x: number; y: number; width: number }, style: TextStyle = {}): void {
      const { size = 9, bold = false, colour = '#13201e', align = 'left' } = style;
      const runs = fitted(text, { bold, size, width: box.width });
      let x = align === 'right' ? box.x + box.width - widthOf(runs, size) : box.x;
      for (const run of runs) {
        doc.font(run.font).fontSize(size).fillColor(colour);
        doc.text(run.text, x, box.y, { lineBreak: false, baseline: 'alphabetic' });
        x += doc.widthOfString(run.text);
      }
    },
    rule(y: number, from: number, to: number): void {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor('#dde4e2').stroke();
    },
    close(): Promise<Buffer> {
      doc.end();
      return ended;
    },
  };
}
export type Pdf = ReturnType<typeof openPdf>;
