import { type BannerRedirect, REDIRECT_TYPES, type RedirectType } from '@app/contract/content/banners/staff-schemas';
import type { RouteName } from '@app/contract/core/routes';
import { routes } from '@app/contract/core/routes';
import { Input, Select, TreeSelect } from 'antd';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../text/use-text';
import { categoryChoices } from '../../../ui/category-choices';
import { nestChoices, useChoices } from '../../../ui/choices';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { errorsAt } from '../../../ui/form/field-errors';
import { LocalizedInput } from '../../../ui/form/inputs/localized-input';
import { isOffered, SCREENS } from './banner-words';
import styles from './banners.module.css';
import { ProductPicker } from './product-picker';

type Props = OwnFieldProps<BannerRedirect> & { id?: string };
type Part<T extends RedirectType> = {
  value: Extract<BannerRedirect, { type: T }>;
  onChange: (value: BannerRedirect) => void;
};

/** What a redirect of a type begins with. */
const blank: Record<RedirectType, BannerRedirect> = {
  internal: { type: 'internal', route: 'productListing', query: {} },
  external: { type: 'external', url: '' },
  rich_text: { type: 'rich_text', html: { 'en-US': '' } },
  product: { type: 'product', productId: '' },
  none: { type: 'none' },
};

function ScreenPart({ value, onChange }: Part<'internal'>) {
  const t = useText();
  const id = useId();
  const { list, loading } = useChoices(categoryChoices);
  const category = value.query.category;
  // A screen that some other hand has chosen stays in the list, by its path.
  const other = isOffered(value.route) ? [] : [{ value: value.route as RouteName, label: routes[value.route].path }];
  return (
    <>
      <label htmlFor={id}>{t('content.banner.screen')}</label>
      <Select<RouteName>
        id={id}
        value={value.route}
        options={[
          ...SCREENS.map((name) => ({ value: name as RouteName, label: t(`content.banner.screen.${name}`) })),
          ...other,
        ]}
        onChange={(route) => onChange({ ...value, route, query: {} })}
        showSearch={{ optionFilterProp: 'label' }}
      />
      {value.route === 'productListing' && (
        <>
          <label htmlFor={`${id}-category`}>{t('content.banner.category')}</label>
          <TreeSelect
            id={`${id}-category`}
            allowClear
            loading={loading}
            placeholder={t('content.banner.category_help')}
            treeData={nestChoices(list)}
            value={category ?? null}
            onChange={(next: string | null | undefined) => {
              const { category: _before, ...query } = value.query;
              onChange({ ...value, query: next ? { ...query, category: next } : query });
            }}
            showSearch={{ treeNodeFilterProp: 'title' }}
          />
        </>
      )}
    </>
  );
}

function SitePart({ value, onChange, wrong }: Part<'external'> & { wrong: boolean }) {
  const t = useText();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('content.banner.url')}</label>
      <Input
        id={id}
        value={value.url}
        maxLength={500}
        placeholder="https://"
        {...(wrong ? { status: 'error' as const } : {})}
        onChange={(event) => onChange({ type: 'external', url: event.target.value.trim() })}
      />
      <small>{t('content.banner.url_help')}</small>
    </>
  );
}

/** Where a banner leads: one of five kinds of place, and what that kind needs. `product` names one chosen before. */
export const targetField = (product: { id: string; name: string } | null) =>
  function TargetField({ id, value = blank.none, onChange, errors }: Props) {
    const t = useText();
    const change = (next: BannerRedirect) => onChange?.(next);
    const html = errorsAt(errors, 'html');
    const error = errors.url ?? errors.productId ?? errors.route;
    const parts: Record<RedirectType, () => ReactNode> = {
      internal: () => value.type === 'internal' && <ScreenPart value={value} onChange={change} />,
      external: () => value.type === 'external' && <SitePart value={value} onChange={change} wrong={Boolean(error)} />,
      rich_text: () =>
        value.type === 'rich_text' && (
          <LocalizedInput
            as="rich"
            label={t('content.banner.html')}
            errors={html.parts}
            value={value.html}
            onChange={(text) => change({ type: 'rich_text', html: { ...text, 'en-US': text['en-US'] ?? '' } })}
          />
        ),
      product: () =>
        value.type === 'product' && (
          <ProductPicker
            known={product}
            value={value.productId}
            wrong={Boolean(error)}
            onChange={(productId) => change({ type: 'product', productId })}
          />
        ),
      none: () => null,
    };
    return (
      <div className={styles.target}>
        <Select<RedirectType>
          {...(id ? { id } : {})}
          value={value.type}
          options={REDIRECT_TYPES.map((type) => ({ value: type, label: t(`content.banner.target.${type}`) }))}
          onChange={(type) => change(blank[type])}
        />
        {parts[value.type]()}
      </div>
    );
  };
