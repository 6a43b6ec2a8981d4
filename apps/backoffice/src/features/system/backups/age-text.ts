import type { CellContext } from '../../../ui/list/define-list';

const MINUTE_MS = 60_000;

/** How long ago a moment was. */
export function ageText(iso: string, { t, format }: CellContext): string {
  const age = Date.now() - new Date(iso).getTime();
  return age < MINUTE_MS ? t('backups.just_now') : t('backups.ago', { span: format.span(age) });
}
