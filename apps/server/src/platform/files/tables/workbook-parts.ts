import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import type { Archive } from './archive.ts';
import { showsTime } from './workbook-dates.ts';
import { type Pause, readPart, unescaped } from './workbook-xml.ts';

export type Workbook = {
  /** The part with the first sheet that people see. */
  readonly sheet: string;
  readonly texts: readonly string[];
  /** For each style whether numbers in it are shown as days or times. */
  readonly times: readonly boolean[];
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

/** What a part leads to, by id and by kind (the last word of its type). */
async function linksOf(archive: Archive, part: string, pause: Pause) {
  const [byId, byKind] = [new Map<string, string>(), new Map<string, string>()];
  const rels = part.replace(/([^/]*)$/, '_rels/$1.rels');
  await readPart(archive, rels, {
    pause,
    open: (tag, { Id = '', Type = '', Target = '' }) => {
      if (tag !== 'Relationship') return;
      byId.set(Id, pathFrom(part, Target));
      byKind.set(Type.slice(Type.lastIndexOf('/') + 1), pathFrom(part, Target));
    },
  });
  return { byId, byKind };
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

async function timeStyles(archive: Archive, part: string | undefined, pause: Pause): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const times: boolean[] = [];
  let inCells = false;
  if (part === undefined) return times;
  await readPart(archive, part, {
    pause,
    open: (tag, { numFmtId = '0', formatCode }) => {
      const id = Number(numFmtId);
      if (tag === 'numFmt' && formatCode !== undefined) codes.set(id, formatCode);
      else if (tag === 'cellXfs') inCells = true;
      else if (tag === 'xf' && inCells) times.push(showsTime(id, codes.get(id)));
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCells = false;
    },
  });
  return times;
}

/** Returns what the cells of a workbook's first visible sheet refer to. Refuses table.unreadable. */
export async function openWorkbook(archive: Archive, pause: Pause): Promise<Workbook> {
  const { byKind: top } = await linksOf(archive, '', pause);
  const part = top.get('officeDocument') ?? 'xl/workbook.xml';
  const { byId, byKind } = await linksOf(archive, part, pause);
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
  const chosen = sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  const sheet = byId.get(chosen?.id ?? '') ?? refuse('table.unreadable');
  return {
    sheet,
    texts: await sharedTexts(archive, byKind.get('sharedStrings'), pause),
    times: await timeStyles(archive, byKind.get('styles'), pause),
    counts,
  };
}
