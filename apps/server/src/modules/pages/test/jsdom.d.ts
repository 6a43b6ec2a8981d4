/** As much of jsdom as tests of pages read with. */
declare module 'jsdom' {
  type Found = {
    readonly textContent: string | null;
    readonly lang: string;
    getAttribute(name: string): string | null;
    querySelector(selector: string): Found | null;
    querySelectorAll(selector: string): Iterable<Found> & { readonly length: number };
  };
  export class JSDOM {
    constructor(text: string, options?: { readonly contentType?: string });
    readonly window: {
      readonly document: Found & { readonly title: string; readonly body: Found; readonly documentElement: Found };
    };
  }
}
