import { useT } from '@app/client/i18n';

/** How dear it is, as one to four signs. */
export function PriceLevel({ level }: { readonly level: number }) {
  const t = useT();
  return (
    <span>
      <span className="visually-hidden">{t('dining.level_of', { level })}</span>
      <span aria-hidden="true">{'$'.repeat(level)}</span>
    </span>
  );
}
