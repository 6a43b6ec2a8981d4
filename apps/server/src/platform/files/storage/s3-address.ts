/** Which bucket of which server, and who signs. */
export type S3Address = {
  readonly origin: string;
  /** Stands before each key: the bucket where it is part of the path, and the folder of this shop. */
  readonly path: string;
  /** The bucket's own path, for what is asked of it as a whole. */
  readonly bucketPath: string;
  readonly bucket: string;
  /** Stands before the names of files in keys: empty, or a folder with its slash. */
  readonly prefix: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
};

/** What it looks like, for who wrote it otherwise. */
export const FILES_URL_FORM =
  'must be such as s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/BUCKET?region=eu-central-1, with special characters of KEY and SECRET ' +
  'written as %2F and the like';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const FOLDERS = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const PARAMETERS = new Set(['region', 'path-style', 'tls']);
const flags: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** A flag of the address; undefined for a value that is none. */
const flagIn = (url: URL, name: string): boolean | undefined => {
  const given = url.searchParams.get(name);
  return given === null ? true : flags[given];
};

/**
 * Reads `s3://KEY:SECRET@HOST/BUCKET[/FOLDER][?region=…&path-style=0&tls=0]`. The bucket stands in the path of requests, before the host
 * with `path-style=0`; `tls=0` is plain HTTP. Returns null for what is no such address.
 */
export function readFilesUrl(text: string): S3Address | null {
  // URL would go up by them.
  if (/\/\.{1,2}(?:[/?#]|$)/.test(text)) return null;
  if (!text.startsWith('s3://') || !URL.canParse(text.replace('s3:', 'https:'))) return null;
  // Of a scheme that it does not know, URL reads neither host nor port as those of the web.
  const url = new URL(text.replace('s3:', 'https:'));
  const [key, secret] = [decoded(url.username), decoded(url.password)];
  const [bucket = '', ...folders] = url.pathname.replace(/^\/|\/$/g, '').split('/');
  const folder = folders.join('/');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const [pathStyle, tls] = [flagIn(url, 'path-style'), flagIn(url, 'tls')];
  const known = [...url.searchParams.keys()].every((name) => PARAMETERS.has(name));
  if (!key || !secret || !BUCKET.test(bucket) || !REGION.test(region)) return null;
  if (!known || url.hash || pathStyle === undefined || tls === undefined) return null;
  if (folder && !FOLDERS.test(folder)) return null;
  const prefix = folder ? `${folder}/` : '';
  const bucketPath = pathStyle ? `/${bucket}/` : '/';
  const port = text.includes(`${url.hostname}:443`) ? ':443' : url.port && `:${url.port}`;
  const host = `${pathStyle ? '' : `${bucket}.`}${url.hostname}${port}`;
  return {
    origin: `${tls ? 'https' : 'http'}://${host}`,
    path: `${bucketPath}${prefix}`,
    bucketPath,
    bucket,
    prefix,
    region,
    key,
    secret,
  };
}
