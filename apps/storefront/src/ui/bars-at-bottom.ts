/** Height in pixels that bars at the bottom of the window, or a keyboard on the screen, take as drawn now. */
export function barsAtBottom(): number {
  const seen = window.visualViewport;
  let top = seen ? Math.min(window.innerHeight, seen.offsetTop + seen.height) : window.innerHeight;
  for (const bar of document.querySelectorAll('[data-bottom-bar]')) {
    const box = bar.getBoundingClientRect();
    if (box.height > 0) top = Math.min(top, box.top);
  }
  return Math.max(0, Math.round(window.innerHeight - top));
}
