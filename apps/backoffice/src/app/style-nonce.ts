/** The nonce of this response's content policy: style sheets made by the widgets are only let in with it. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

const createElement = document.createElement.bind(document);

// antd takes the nonce for its themes, but the parts that lock scrolling and measure scrollbars make their style
// elements without it. Only scripts of our own origin can come here, so the policy loses nothing.
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
}) as typeof document.createElement;
