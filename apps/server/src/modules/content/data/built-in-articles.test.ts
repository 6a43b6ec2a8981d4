import { expect, test } from 'vitest';
import { cleanLocalizedHtml } from '../../../platform/clean-html.ts';
import { builtInArticles } from './built-in-articles.ts';

test('the pages that every shop begins with are stored as they are: nothing in them would be cleaned away', () => {
  for (const { key, html } of builtInArticles) expect({ key, html: cleanLocalizedHtml(html) }).toEqual({ key, html });
});
