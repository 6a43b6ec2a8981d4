import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { listed } from '../../../text/in-my-language';
import { currentLocale } from '../../../text/locale';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { useFieldWords } from '../../../ui/form/use-field-words';
import type { SpecDraft, VariantDraft } from './product-draft';
import { variantLabel } from './variant-label';

type Input = { 'aria-label': string; status?: 'error' };
type Place = { key: keyof VariantDraft; title: TextKey; row: VariantDraft; index: number };

/** How a cell of a variant is drawn around its input: named by its column and its values, with what is wrong above it. */
export function useVariantCell(specs: SpecDraft[], errors: OwnFieldProps<VariantDraft[]>['errors']) {
  const t = useText();
  const wordsOf = useFieldWords();
  const nameOf = (row: VariantDraft): string =>
    variantLabel({ specs }, row.values, currentLocale()) || t('catalog.only_variant');
  const cell = ({ key, title, row, index }: Place, render: (input: Input) => ReactNode) => {
    const error = errors[`${index}.${key}`];
    const label = listed(t(title), nameOf(row));
    return (
      <Tooltip title={error ? wordsOf(error) : ''} color="#bf2c3b">
        <span>{render({ 'aria-label': label, ...(error ? { status: 'error' } : {}) })}</span>
      </Tooltip>
    );
  };
  return { nameOf, cell };
}
