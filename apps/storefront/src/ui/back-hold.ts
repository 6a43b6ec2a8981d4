type EntryState = { readonly key?: string; readonly idx?: number; readonly layer?: true } | null;
type Change = [state: unknown, unused: string, url?: string | URL | null | undefined];

/** Longest time, in milliseconds, that an open layer takes to go once it was told to. */
const CLOSING_MS = 400;

/** The page's own ways to change its history. */
const nativeHistory = (history: History) => ({
  push: history.pushState.bind(history),
  replace: history.replaceState.bind(history),
  go: history.go.bind(history),
});

/** The entry of ours above the screen's own while a layer is open, and what waits until it is gone. */
type Hold = {
  readonly page: Window;
  readonly native: ReturnType<typeof nativeHistory>;
  /** What closes each open layer, the one on top last. */
  readonly layers: (() => void)[];
  /** Our entry lies on top; or on top until a way back that is under way has arrived. */
  held: 'no' | 'yes' | 'leaving';
  screen: EntryState;
  screenUrl: string;
  /** What the screen's own entry becomes once it is on top again. */
  replaced: Change | null;
  pushed: Change | null;
};

const stateNow = (page: Window): EntryState => page.history.state as EntryState;

/** Lays our entry above the screen's own, where a layer is open. */
function lay(hold: Hold): void {
  if (hold.held !== 'no' || hold.layers.length === 0) return;
  hold.screen = stateNow(hold.page);
  hold.screenUrl = hold.page.location.href;
  hold.native.push({ ...hold.screen, layer: true }, '');
  hold.held = 'yes';
}

/** Takes our entry away. */
function leave(hold: Hold): void {
  if (hold.held !== 'yes') return;
  hold.held = 'leaving';
  hold.native.go(-1);
}

/** The screen's own entry is on top again: what the router changed meanwhile is done now. */
function arrive(hold: Hold): void {
  const { native, replaced, pushed } = hold;
  hold.held = 'no';
  if (replaced) native.replace(...replaced);
  // Foretold a moment too late: on the screen's own entry.
  else if (pushed && stateNow(hold.page)?.layer) native.replace(hold.screen, '', hold.screenUrl);
  if (pushed) native.push(...pushed);
  hold.replaced = null;
  hold.pushed = null;
}

/** Ways that are about our entry end here: the router does not hear of them. */
function onPopState(hold: Hold, event: Event): void {
  const { held, screen } = hold;
  const state = stateNow(hold.page);
  if (held === 'leaving') {
    event.stopImmediatePropagation();
    arrive(hold);
    lay(hold);
  } else if (held === 'yes' && state?.idx === screen?.idx && state?.key === screen?.key && !state?.layer) {
    event.stopImmediatePropagation();
    arrive(hold);
    hold.layers.at(-1)?.();
    hold.page.setTimeout(() => lay(hold), CLOSING_MS);
  } else {
    hold.held = 'no';
    hold.replaced = null;
    if (!state?.layer) return;
    // Where a layer was open once: on to the screen's own entry, which the router then hears of.
    event.stopImmediatePropagation();
    hold.native.go(-1);
  }
}

/**
 * Shows the new address on our entry already, on its way out or not: the router reads it from the page as soon as it
 * has changed the history.
 */
const announce = ({ native }: Hold, [state, unused, url]: Change): void =>
  native.replace({ ...(state as EntryState), layer: true }, unused, url);

/** What the router pushes takes the place of our entry. */
function push(hold: Hold, change: Change): void {
  if (hold.held === 'no') hold.native.push(...change);
  else if (hold.held === 'yes' && !hold.replaced) {
    hold.native.replace(...change);
    hold.held = 'no';
  } else {
    hold.pushed = change;
    announce(hold, change);
    leave(hold);
  }
}

/** What the router replaces is repeated for the screen's own entry. */
function replace(hold: Hold, change: Change): void {
  if (hold.held === 'no') {
    hold.native.replace(...change);
    return;
  }
  hold.replaced = [change[0], change[1], change[2] ?? hold.page.location.href];
  announce(hold, change);
}

/** What the router goes back goes one further. */
function go(hold: Hold, steps: number): void {
  const further = hold.held === 'yes' && steps < 0;
  if (further) hold.held = 'no';
  hold.native.go(further ? steps - 1 : steps);
}

/**
 * Makes the back button close the layer on top of the page instead of leaving the screen. While any layer is open, an
 * entry of ours with the same address lies above the screen's own; going back takes that entry away and closes the
 * layer, and a layer that closes otherwise takes the entry with it. The router never sees any of this. Returns the
 * function that layers call when they open: it takes what closes them and returns what to call when they are closed. Must
 * run before the router starts to listen.
 */
export function createBackHold(page: Window): (close: () => void) => () => void {
  const { history } = page;
  const native = nativeHistory(history);
  const layers: (() => void)[] = [];
  const hold: Hold = { page, native, layers, held: 'no', screen: null, screenUrl: '', replaced: null, pushed: null };
  page.addEventListener('popstate', (event) => onPopState(hold, event));
  history.pushState = (...change) => push(hold, change);
  history.replaceState = (...change) => replace(hold, change);
  history.go = (steps = 0) => go(hold, steps);
  // Left behind by a reload while a layer was open.
  if (stateNow(page)?.layer) native.replace({ ...stateNow(page), layer: undefined }, '');

  return (close) => {
    layers.push(close);
    lay(hold);
    return () => {
      const at = layers.lastIndexOf(close);
      if (at >= 0) layers.splice(at, 1);
      // Not at once: the next layer may open in this very moment.
      page.setTimeout(() => layers.length > 0 || leave(hold), 0);
    };
  };
}

let holdOn: (close: () => void) => () => void = () => () => {};

/** Lets layers hold the back button of this page. Call once, before the router starts. */
export function startBackHold(page: Window): void {
  holdOn = createBackHold(page);
}

/** For an open layer: going back calls `close` from now on. Returns the function to call when the layer is closed. */
export const holdBack = (close: () => void): (() => void) => holdOn(close);
