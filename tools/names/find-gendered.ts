/** Words for one man or one woman, alone or at the head of a name such as `hisOrders`. */
const GENDERED = /\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself|[Ss]he|[Hh]ers?|[Hh]erself)(?![a-z0-9_])/;
/** Written into the books of a running shop, and so never renamed. */
const STABLE = /nobody likes his own review/g;
/** A line in Spanish or Portuguese among others. */
const FOREIGN = /^\s*(?:es|pt): /;

/** The lines, counted from 1, in which a text says of somebody more than "they". */
export function genderedLines(text: string): number[] {
  return text
    .replaceAll(STABLE, '')
    .split('\n')
    .flatMap((line, index) => (GENDERED.test(line) && !FOREIGN.test(line) ? [index + 1] : []));
}
