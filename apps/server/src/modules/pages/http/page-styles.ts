import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const HTML = 'text/html; charset=utf-8';
/** Pages are read with other rights than the app: they run nothing at all. */
export const POLICY_OF_STYLES = "default-src 'none';frame-ancestors 'none'";
export const STYLE_SHEET = readFileSync(join(import.meta.dirname, 'pages.css'));
export const STYLES = `/pages/${createHash('sha256').update(STYLE_SHEET).digest('base64url').slice(0, 12)}.css`;
