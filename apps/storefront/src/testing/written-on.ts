const LINES = 'h2, h3, p, li, tr, dl > div, section, article';
const CELLS = 'td, th, dt, dd, [class*="options"], [class*="place"], b, .num';

/** Returns what is written on a paper, a line for each that one reads, its parts apart by a dot. */
export function writtenOn(paper: Element): string {
  const lines: { line: Element | null; cell: Element | null; text: string }[] = [];
  const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    const [line, cell] = [parent?.closest(LINES) ?? null, parent?.closest(CELLS) ?? null];
    const last = lines.at(-1);
    if (last?.line !== line) lines.push({ line, cell, text });
    else {
      last.text += last.cell === cell ? text : ` · ${text}`;
      last.cell = cell;
    }
  }
  return `${lines
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')}\n`;
}
