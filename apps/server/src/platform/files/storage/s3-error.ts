/** What an S3 server says is wrong, by its code and its words; empty where it says nothing. */
export function readS3Error(xml: string): { readonly code: string; readonly message: string; readonly region: string } {
  const said = (tag: string): string => new RegExp(`<${tag}>([^<]{0,300})</${tag}>`).exec(xml)?.[1] ?? '';
  return { code: said('Code'), message: said('Message'), region: said('Region') };
}
