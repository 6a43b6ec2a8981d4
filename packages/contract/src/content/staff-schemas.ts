import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { LOCALES } from '../core/locale.ts';
import { localized, localizedParagraphs, moment, optionalText, pageOf, pageQuery, text } from '../core/validation.ts';

const localizedView = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

const staffArticle = z.object({
  key: z.string(),
  title: localizedView,
  /** Rich text, as it is published. */
  html: localizedView,
  version: z.int(),
  updatedAt: moment,
});
export type StaffArticle = z.infer<typeof staffArticle>;

const staffArticleRow = z.object({
  /** The page's key, as lists need an id. */
  id: z.string(),
  title: localizedView,
  /** Languages that have a text of their own. */
  languages: z.array(z.enum(LOCALES)),
  version: z.int(),
  updatedAt: moment,
});
export type StaffArticleRow = z.infer<typeof staffArticleRow>;

const params = z.object({ key: text(50) });

export const shapes = {
  listArticles: {
    query: z.object({
      ...pageQuery,
      title: optionalText(limits.articleTitle).optional(),
      sort: z.enum(['id', 'updatedAt'], { error: 'field.invalid' }).optional().default('id'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('asc'),
    }),
    answer: pageOf(staffArticleRow),
  },
  readArticle: { params, answer: staffArticle },
  updateArticle: {
    params,
    body: z.strictObject({
      title: localized(limits.articleTitle),
      /** Rich text; sanitised by the server. */
      html: localizedParagraphs(limits.articleHtml),
      version: z.int().min(0),
    }),
    answer: staffArticle,
  },
};
