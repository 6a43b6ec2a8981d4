/** Whether rich text holds a word. */
export const hasWords = (html: string | undefined): boolean => (html ?? '').replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';
