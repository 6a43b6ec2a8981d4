type Texts = Readonly<Record<string, string>>;

let brought: Texts = {};
let take: (texts: Texts) => void = (texts) => {
  brought = { ...brought, ...texts };
};

/**
 * Hands in the English texts of a source file. The build writes the call, with its import, at the end of every file that
 * names texts, so they are there before anything of that file is drawn.
 * @public
 */
export const bringEnglish = (texts: Texts): void => take(texts);

/** Gives what was handed in so far, and from then on calls `listener` with whatever later chunks bring. */
export function receiveEnglish(listener: (texts: Texts) => void): Texts {
  take = listener;
  return brought;
}
