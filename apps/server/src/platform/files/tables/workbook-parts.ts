import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import type { Archive } from './archive.ts';
import { lookOf, type NumberLook } from './workbook-formats.ts';
import { type Pause, readPart, unescaped } from './workbook-xml.ts';

export type Workbook = {
  /** The part with the first sheet that people see. */
  readonly sheet: string;
  readonly texts: readonly string[];
  /** What numbers of each style look like. */
  readonly looks: readonly NumberLook[];
  readonly counts: '1900' | '1904';
};

/** Where a part names another, seen from the archive's top. */
function pathFrom(part: string, target: string): string {
  const steps = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** What a part leads to, by id and by kind (the last word of its type), and the kind of each id. */
async function linksOf(archive: Archive, part: string, pause: Pause) {
  const [byId, byKind, kinds] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const rels = part.replace(/([^/]*)$/, '_rels/$1.rels');
  await readPart(archive, rels, {
    pause,
    open: (tag, { Id = '', Type = '', Target = '' }) => {
      if (tag !== 'Relationship') return;
      const kind = Type.slice(Type.lastIndexOf('/') + 1);
      byId.set(Id, pathFrom(part, Target));
      byKind.set(kind, pathFrom(part, Target));
      kinds.set(Id, kind);
    },
  });
  return { byId, byKind, kinds };
}

/** The texts that cells name by number; reading guides above them are none of the text. */
async function sharedTexts(archive: Archive, part: string | undefined, pause: Pause): Promise<string[]> {
  const texts: string[] = [];
  let [text, inText, guides] = ['', false, 0];
  if (part === undefined) return texts;
  await readPart(archive, part, {
    pause,
    open: (tag) => {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') guides += 1;
      else if (tag === 't') inText = guides === 0;
    },
    text: (more) => {
      if (inText) text += more;
    },
    close: (tag) => {
      if (tag === 't') inText = false;
      else if (tag === 'rPh') guides -= 1;
      else if (tag === 'si' && texts.push(unescaped(text)) > limits.tableCells) refuse('table.too_large');
    },
  });
  return texts;
}

async function numberLooks(archive: Archive, part: string | undefined, pause: Pause): Promise<NumberLook[]> {
  const codes = new Map<number, string>();
  const looks: NumberLook[] = [];
  let inCells = false;
  if (part === undefined) return looks;
  await readPart(archive, part, {
    pause,
    open: (tag, { numFmtId = '0', formatCode }) => {
      const id = Number(numFmtId);
      if (tag === 'numFmt' && formatCode !== undefined) codes.set(id, formatCode);
      else if (tag === 'cellXfs') inCells = true;
      else if (tag === 'xf' && inCells) looks.push(lookOf(id, codes.get(id)));
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCells = false;
    },
  });
  return looks;
}

/** Returns what the cells of a workbook's first visible sheet of cells refer to. Refuses table.unreadable. */
export async function openWorkbook(archive: Archive, pause: Pause): Promise<Workbook> {
  const { byKind: top } = await linksOf(archive, '', pause);
  const part = top.get('officeDocument') ?? 'xl/workbook.xml';
  const { byId, byKind, kinds } = await linksOf(archive, part, pause);
  const sheets: { id: string; hidden: boolean }[] = [];
  let counts: Workbook['counts'] = '1900';
  await readPart(archive, part, {
    pause,
    open: (tag, attributes) => {
      if (tag === 'workbookPr' && /^(1|true)$/.test(attributes['date1904'] ?? '')) counts = '1904';
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(([name]) => /:id$/i.test(name))?.[1] ?? '';
      sheets.push({ id, hidden: /hidden/i.test(attributes['state'] ?? '') });
    },
  });
  // A chart can be a sheet of its own, which has no cells.
  const tables = sheets.filter(({ id }) => kinds.get(id) === 'worksheet');
  const chosen = tables.find(({ hidden }) => !hidden) ?? tables[0] ?? sheets[0];
  const sheet = byId.get(chosen?.id ?? '') ?? refuse('table.unreadable');
  return {
    sheet,
    texts: await sharedTexts(archive, byKind.get('sharedStrings'), pause),
    looks: await numberLooks(archive, byKind.get('styles'), pause),
    counts,
  };
}
