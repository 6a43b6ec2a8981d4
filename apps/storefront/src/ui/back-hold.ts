type EntryState = { readonly key?: string; readonly idx?: number; readonly layer?: true } | null;
type Change = readonly [state: unknown, unused: string, url?: string | URL | null];

/** Longest time, in milliseconds, that an open layer takes to go once it was told to. */
const CLOSING_MS = 400;

/**
 * Makes the back button close the layer on top of the page instead of leaving the screen. While any layer is open, an
 * entry of ours with the same address lies above the screen's own; going back takes that entry away and closes the
 * layer, and a layer that closes otherwise takes the entry with it. The router never sees any of this: what it pushes
 * takes the place of our entry, what it replaces is repeated for the screen's own entry, what it goes back goes one
 * further. Gives the function that layers call when they open: it takes what closes them and gives what to call when
 * they are closed. Must run before the router starts to listen.
 */
export function createBackHold(page: Window): (close: () => void) => () => void {
  const { history } = page;
  const native = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
    go: history.go.bind(history),
  };
  const layers: (() => void)[] = [];
  /** Our entry lies on top; or on top until a way back that is under way has arrived. */
  let held: 'no' | 'yes' | 'leaving' = 'no';
  let screen: EntryState = null;
  let screenUrl = '';
  /** What the screen's own entry becomes once it is on top again. */
  let replaced: Change | null = null;
  let pushed: Change | null = null;

  const stateNow = (): EntryState => history.state as EntryState;
  const hold = (): void => {
    if (held !== 'no' || layers.length === 0) return;
    screen = stateNow();
    screenUrl = page.location.href;
    native.push({ ...screen, layer: true }, '');
    held = 'yes';
  };
  const leave = (): void => {
    if (held !== 'yes' || layers.length > 0) return;
    held = 'leaving';
    native.go(-1);
  };
  const arrive = (): void => {
    held = 'no';
    if (replaced) native.replace(...replaced);
    // Foretold a moment too late: on the screen's own entry.
    else if (pushed && stateNow()?.layer) native.replace(screen, '', screenUrl);
    if (pushed) native.push(...pushed);
    replaced = null;
    pushed = null;
  };

  /**
   * Shows the new address on our entry already, on its way out or not: the router reads it from the page as soon as it
   * has changed the history.
   */
  const announce = ([state, unused, url]: Change): void =>
    native.replace({ ...(state as EntryState), layer: true }, unused, url);

  page.addEventListener('popstate', (event) => {
    const state = stateNow();
    if (held === 'leaving') {
      event.stopImmediatePropagation();
      arrive();
      hold();
    } else if (held === 'yes' && state?.idx === screen?.idx && state?.key === screen?.key && !state?.layer) {
      event.stopImmediatePropagation();
      arrive();
      layers.at(-1)?.();
      page.setTimeout(hold, CLOSING_MS);
    } else if (state?.layer) {
      // Where a layer was open once: on to the screen's own entry, which the router then hears of.
      event.stopImmediatePropagation();
      held = 'no';
      replaced = null;
      native.go(-1);
    } else {
      held = 'no';
      replaced = null;
    }
  });

  history.pushState = (...change: Change) => {
    if (held === 'no') native.push(...change);
    else if (held === 'yes' && !replaced) {
      native.replace(...change);
      held = 'no';
    } else {
      pushed = change;
      announce(change);
      if (held === 'yes') {
        held = 'leaving';
        native.go(-1);
      }
    }
  };
  history.replaceState = (...change: Change) => {
    if (held === 'no') {
      native.replace(...change);
      return;
    }
    replaced = [change[0], change[1], change[2] ?? page.location.href];
    announce(change);
  };
  history.go = (steps = 0) => {
    const further = held === 'yes' && steps < 0;
    if (further) held = 'no';
    native.go(further ? steps - 1 : steps);
  };
  // Left behind by a reload while a layer was open.
  if (stateNow()?.layer) native.replace({ ...stateNow(), layer: undefined }, '');

  return (close) => {
    layers.push(close);
    hold();
    return () => {
      const at = layers.lastIndexOf(close);
      if (at >= 0) layers.splice(at, 1);
      // Not at once: the next layer may open in this very moment.
      page.setTimeout(leave, 0);
    };
  };
}

let holdOn: (close: () => void) => () => void = () => () => {};

/** Lets layers hold the back button of this page. Call once, before the router starts. */
export function startBackHold(page: Window): void {
  holdOn = createBackHold(page);
}

/** For an open layer: going back calls `close` from now on. Gives the function to call when the layer is closed. */
export const holdBack = (close: () => void): (() => void) => holdOn(close);
