import type { StaffArticle } from '@app/contract/content/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';
import { PageText } from './page-text';

export type PageDraft = { title: LocalizedDraft; html: LocalizedDraft };

/** The draft of a page as it is published. */
export const draftOf = ({ title, html }: StaffArticle): PageDraft => ({ title, html });

export const pageFields = defineForm<PageDraft>()([
  { name: 'title', kind: 'localized', label: 'content.page_title', max: limits.articleTitle, required: true },
  { name: 'html', kind: 'own', label: 'content.page_text', render: PageText, required: true },
]);
