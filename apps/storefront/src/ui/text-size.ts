/** The size of text where the user has chosen none, and the width of the column then, in pixels. */
const USUAL_PX = 16;
const COLUMN_PX = 425;
/** Beyond this a word would not fit into a line. */
const MOST = 2;
/** From here on, what stands side by side is put below each other: `data-large` on the document. */
const LARGE = 1.3;

/**
 * How much larger than the layout around it text is drawn: all of what the user has chosen on a phone, where the column
 * cannot grow; nothing where the window has room for a column that is larger as a whole.
 */
export function textGrowth(chosenPx: number, windowPx: number): number {
  const wanted = Math.max(1, chosenPx / USUAL_PX);
  const grown = Math.min(wanted, Math.max(1, windowPx / COLUMN_PX));
  return Math.min(wanted / grown, MOST);
}

/** The user's own text size: what a text without any size of its own gets. */
function chosenSize(page: Document): number {
  const probe = page.createElement('span');
  probe.style.fontSize = 'medium';
  page.documentElement.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size > 0 ? size : USUAL_PX;
}

/** Draws text as large as the user has chosen in their browser, now and when the window changes. */
export function followTextSize(view: Window): void {
  const { document: page } = view;
  const apply = () => {
    const growth = textGrowth(chosenSize(page), view.innerWidth);
    if (growth === 1) page.documentElement.style.removeProperty('--text-grow');
    else page.documentElement.style.setProperty('--text-grow', growth.toFixed(3));
    page.documentElement.toggleAttribute('data-large', growth > LARGE);
  };
  apply();
  view.addEventListener('resize', apply);
}
