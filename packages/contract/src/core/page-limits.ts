/**
 * The limits that each page of the web apps goes by, whatever it shows. They stand apart because the first load contains them:
 * all others come with the first screen that has a form.
 */
export const pageLimits = {
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 60_000,
  toastMs: 2_000,
  loadingLingerMs: 500,
  viewCache: 5,
  backToTopAt: 500,
  translationKey: 200,
} as const;
