import type { DemoLocale } from '../people.ts';

/** A part of a page: its heading, empty for the opening, and its paragraphs; one that begins with `- ` is a list entry. */
export type Part = readonly [heading: string, ...paragraphs: string[]];
export type DemoPage = {
  readonly key: 'about' | 'condition' | 'privacy' | 'returnpolicy';
  readonly title: Readonly<Record<DemoLocale, string>>;
  readonly parts: Readonly<Record<DemoLocale, readonly Part[]>>;
};

const BULLET = '- ';

/** The parts as rich text. */
export function htmlOf(parts: readonly Part[]): string {
  const part = ([heading, ...paragraphs]: Part): string => {
    const body = paragraphs.map((text) =>
      text.startsWith(BULLET) ? `<li>${text.slice(BULLET.length)}</li>` : `<p>${text}</p>`,
    );
    const lists = body.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, (entries) => `<ul>${entries}</ul>`);
    return (heading ? `<h2>${heading}</h2>` : '') + lists;
  };
  return parts.map(part).join('');
}
