import { createElement, Fragment, type ReactNode } from 'react';

/**
 * What is one word to its readers, though browsers break lines in it: codes with hyphens ("1100-442"), postal codes in two
 * parts ("SW1A 1AA", "M5V 2T6", "1012 AB", "114 55"), flight numbers ("6S 17") and telephone numbers.
 */
const ONE_WORD =
  /\+\d[\d ().-]{4,20}\d|(?<![A-Za-z\d])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{4} [A-Z]{2}|\d{3} \d{2}|(?=\d?[A-Z])[A-Z\d]{2} \d{1,4}|[A-Za-z\d]{0,8}\d[A-Za-z\d]{0,8}(?:-[A-Za-z\d]{1,8}){1,3})(?![A-Za-z\d])/g;

/** Returns the text in pieces, every second of which must stay on one line. */
export function unbrokenPieces(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(ONE_WORD)) {
    pieces.push(text.slice(from, index), word);
    from = index + word.length;
  }
  return [...pieces, text.slice(from)];
}

/** A text of addresses, telephone numbers and codes, none of which breaks in the middle. */
export function Unbroken({ text }: { readonly text: string }): ReactNode {
  const pieces = unbrokenPieces(text);
  return pieces.map((piece, index) =>
    index % 2 === 0
      ? createElement(Fragment, { key: index }, piece)
      : createElement('span', { key: index, style: { whiteSpace: 'nowrap' } }, piece),
  );
}
