import { useT } from '@app/client/i18n';
import type { GallerySection } from '../section.ts';

const STYLES = ['h1', 'h2', 'h3', 'semi', 'medium', 'sub', 'cap', 'micro', 't2', 't3', 'brand', 'accent', 'ok', 'bad'];

const Line = ({ look }: { readonly look: string }) => {
  const t = useT();
  return <p className={look}>{t('shell.error_text')} 1,234.50</p>;
};

export const type: GallerySection = {
  id: 'type',
  title: 'Type',
  cases: STYLES.map((look) => ({ name: `.${look}`, draw: () => <Line look={look} /> })),
};
