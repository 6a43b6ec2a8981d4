type Early = { readonly token: string | null; readonly answer: Promise<Response> };

/**
 * Gives, once, the answer that the page asked for before the app had arrived; null when there is none for this address
 * and this session. A page puts a map by address on `globalThis.avelaEarly`.
 */
export function takeEarly(url: string, authorization: string | undefined): Promise<Response> | null {
  const asked = (globalThis as { avelaEarly?: Map<string, Early> }).avelaEarly;
  const early = asked?.get(url);
  asked?.delete(url);
  if (!early || authorization !== (early.token === null ? undefined : `Bearer ${early.token}`)) return null;
  return early.answer;
}
