/** Scrolls a sideways row so that one of its items stands in the middle, as far as the row goes. */
export function centreIn(row: HTMLElement, item: HTMLElement): void {
  const [at, of] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollTo({ left: row.scrollLeft + at.left - of.left - (of.width - at.width) / 2 });
}
