import { setImmediate } from 'node:timers/promises';
import { namesText } from '@app/contract/core/list-words';
import { intlTag, type Locale } from '@app/contract/core/locale';
import { MINUS } from '@app/contract/core/money-words';
import { dateText, minuteText, offsetText, secondText, zoneName } from '@app/contract/core/time-words';
import { amountText } from '../../../../mail/public.ts';
import { openPdf, type Pdf, type TextStyle } from './pdf-page.ts';
import type { Statement } from './read-statement.ts';
import type { StatementWords } from './statement-csv.ts';

const LEFT = 44;
const RIGHT = 551;
const TOP = 60;
const BOTTOM = 780;
const ROW = 18;
const QUIET = '#64706c';
/** Rows written before others have their turn: a long statement must not hold the process up. */
const AT_ONCE = 50;

type Column = { readonly word: string; readonly x: number; readonly width: number; readonly align?: 'right' };
const MOVEMENTS: readonly Column[] = [
  { word: 'time', x: LEFT, width: 84 },
  { word: 'kind', x: 134, width: 118 },
  { word: 'about', x: 258, width: 140 },
  { word: 'amount', x: 402, width: 70, align: 'right' },
  { word: 'balance', x: 478, width: 73, align: 'right' },
];
const KINDS: readonly Column[] = [
  { word: 'kind', x: LEFT, width: 280 },
  { word: 'in', x: 380, width: 80, align: 'right' },
  { word: 'out', x: 466, width: 85, align: 'right' },
];

type Pen = { readonly pdf: Pdf; y: number };

/** Moves on to the next page when so much does not fit any more; `again` repeats what heads a page. */
function need(pen: Pen, height: number, again?: () => void): void {
  if (pen.y + height <= BOTTOM) return;
  pen.pdf.doc.addPage();
  pen.y = TOP;
  again?.();
}

function row(pen: Pen, columns: readonly Column[], cells: readonly string[], style: TextStyle = {}): void {
  columns.forEach(({ x, width, align }, index) => {
    pen.pdf.line(cells[index] ?? '', { x, y: pen.y, width }, { ...style, ...(align ? { align } : {}) });
  });
  pen.y += ROW;
}

function facts(pen: Pen, lines: readonly (readonly [string, string])[]): void {
  for (const [label, value] of lines) {
    pen.pdf.line(label, { x: LEFT, y: pen.y, width: 120 }, { colour: QUIET });
    pen.pdf.line(value, { x: LEFT + 128, y: pen.y, width: RIGHT - LEFT - 128 });
    pen.y += 15;
  }
}

/** Who writes the statement: its name, its colour as `#rrggbb`, and its logo as PNG. */
export type StatementShop = { readonly name: string; readonly colour: string; readonly logo: Buffer | null };

const LOGO_BOX: [number, number] = [180, 28];

/** A statement on paper: who and when, the four sums, the totals by kind, every movement, numbered pages. */
export async function statementPdf(
  statement: Statement,
  { words, lang, shop }: { words: StatementWords; lang: Locale; shop: StatementShop },
): Promise<Buffer> {
  const { timeZone, unit } = statement;
  const title = words(unit);
  const reader = { locale: lang, timeZone };
  const figure = (value: number): string =>
    unit === 'money'
      ? amountText(lang, { minor: value, currency: 'USD', decimals: 2 })
      : new Intl.NumberFormat(intlTag[lang]).format(value).replace('-', MINUS);
  const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value));

  const pdf = openPdf({
    title: `${title} ${statement.month}`,
    author: shop.name,
    language: intlTag[lang],
    at: statement.madeAt,
  });
  const pen: Pen = { pdf, y: TOP };
  if (shop.logo) pdf.doc.image(shop.logo, LEFT, pen.y - LOGO_BOX[1] + 8, { fit: LOGO_BOX, valign: 'bottom' });
  else pdf.line(shop.name, { x: LEFT, y: pen.y, width: RIGHT - LEFT }, { size: 12, bold: true, colour: shop.colour });
  pen.y += 34;
  pdf.line(title, { x: LEFT, y: pen.y, width: RIGHT - LEFT }, { size: 20, bold: true });
  pen.y += 26;
  const [from, to] = [statement.from, statement.to].map((day) => dateText(lang, 'long', day));
  facts(pen, [
    [words('account'), statement.account],
    [words('period'), words('days', { from, to, zone: zoneName(reader, statement.madeAt) })],
    [words('made'), `${secondText(reader, statement.madeAt)} (${offsetText(timeZone, statement.madeAt)})`],
  ]);
  pen.y += 14;
  const width = (RIGHT - LEFT) / 4;
  for (const [index, word] of (['opening', 'in', 'out', 'closing'] as const).entries()) {
    const box = { x: LEFT + index * width, y: pen.y, width: width - 8 };
    pdf.line(words(word), box, { size: 8, colour: QUIET });
    pdf.line(figure(statement[word]), { ...box, y: pen.y + 18 }, { size: 13, bold: true });
  }
  pen.y += 56;

  const heading = (word: string): void => {
    pdf.line(words(word), { x: LEFT, y: pen.y, width: RIGHT - LEFT }, { size: 12, bold: true });
    pen.y += 20;
  };
  const heads = (columns: readonly Column[]): void => {
    row(
      pen,
      columns,
      columns.map(({ word }) => words(word)),
      { size: 8, colour: QUIET },
    );
    pdf.rule(pen.y - 11, LEFT, RIGHT);
    pen.y += 4;
  };
  if (statement.lines.length === 0) {
    pdf.line(words('none'), { x: LEFT, y: pen.y, width: RIGHT - LEFT }, { colour: QUIET });
  } else {
    heading('by_kind');
    heads(KINDS);
    for (const total of statement.byKind) {
      row(pen, KINDS, [`${total.label} (${total.count})`, figure(total.in), figure(total.out)]);
    }
    pen.y += 16;
    need(pen, 80);
    heading('movements');
    heads(MOVEMENTS);
    for (const [index, line] of statement.lines.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
      need(pen, ROW, () => heads(MOVEMENTS));
      const about = namesText(reader.locale, [line.title, line.note]);
      row(pen, MOVEMENTS, [
        minuteText(reader, line.at, line.at),
        line.label,
        about,
        signed(line.amount),
        figure(line.after),
      ]);
    }
  }
  const { count } = pdf.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.doc.switchToPage(page);
    const box = { x: LEFT, y: 814, width: RIGHT - LEFT };
    pdf.line(words('page', { page: page + 1, pages: count }), box, { size: 8, colour: QUIET, align: 'right' });
  }
  return pdf.close();
}
