import { limits } from '@app/contract/core/limits';
import { LOCALES, type Locale } from '@app/contract/core/locale';
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { Button, Flex, Input, Segmented } from 'antd';
import { useState } from 'react';
import { randomKey } from '../../../api/random-key';
import { listed } from '../../../text/in-my-language';
import { localeNames } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { SmallImage } from '../../../ui/form/inputs/small-image';
import styles from './product.module.css';
import type { SpecDraft } from './product-draft';
import { TemplateButton } from './template-button';
import { uploadForProduct } from './upload-for-product';

const NAME_MAX = 60;
type Value = SpecDraft['values'][number];

const newValue = (): Value => ({ id: randomKey(), name: { 'en-US': '' }, image: null });

type NameProps = {
  name: SpecDraft['name'];
  locale: Locale;
  label: string;
  failed: boolean;
  onChange: (name: SpecDraft['name']) => void;
};

function Name({ name, locale, label, failed, onChange }: NameProps) {
  return (
    <Input
      value={name[locale] ?? ''}
      placeholder={locale === 'en-US' ? label : name['en-US'] || label}
      aria-label={listed(label, localeNames[locale])}
      maxLength={NAME_MAX}
      {...(failed ? { status: 'error' as const } : {})}
      onChange={(event) => onChange({ ...name, [locale]: event.target.value })}
    />
  );
}

type SpecProps = {
  spec: SpecDraft;
  locale: Locale;
  /** Whether a part of it was refused. */
  failed: (part: string) => boolean;
  onChange: (part: Partial<SpecDraft>) => void;
  onRemove: () => void;
};

/** One spec: its name, and its values with their pictures. */
function Spec({ spec, locale, failed, onChange, onRemove }: SpecProps) {
  const t = useText();
  const setValue = (id: string, part: Partial<Value>) =>
    onChange({ values: spec.values.map((value) => (value.id === id ? { ...value, ...part } : value)) });
  return (
    <fieldset className={styles.spec}>
      <div className={styles.specHead}>
        <Name
          name={spec.name}
          locale={locale}
          label={t('catalog.spec_name')}
          failed={failed('')}
          onChange={(name) => onChange({ name })}
        />
        <Button
          type="text"
          shape="circle"
          aria-label={t('catalog.remove_spec')}
          icon={<IconTrash size={18} />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.values}>
        {spec.values.map((value, index) => (
          <div key={value.id} className={styles.value}>
            <SmallImage
              value={value.image}
              label={value.name['en-US']}
              upload={uploadForProduct}
              onChange={(image) => setValue(value.id, { image })}
            />
            <Name
              name={value.name}
              locale={locale}
              label={t('catalog.spec_value')}
              failed={failed(`.values.${index}`)}
              onChange={(name) => setValue(value.id, { name })}
            />
            <Button
              type="text"
              size="small"
              shape="circle"
              disabled={spec.values.length === 1}
              aria-label={t('catalog.remove_value')}
              icon={<IconX size={16} />}
              onClick={() => onChange({ values: spec.values.filter((one) => one !== value) })}
            />
          </div>
        ))}
        {spec.values.length < limits.specValues && (
          <Button
            type="link"
            icon={<IconPlus size={16} />}
            onClick={() => onChange({ values: [...spec.values, newValue()] })}
          >
            {t('catalog.add_value')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** What a product can be chosen by: up to three specs, each with its values, named in the chosen language. */
export function SpecsField({ value: specs = [], onChange, errors }: OwnFieldProps<SpecDraft[]>) {
  const t = useText();
  const [locale, setLocale] = useState<Locale>('en-US');
  const failed = (path: string) => Object.keys(errors).some((one) => one === path || one.startsWith(`${path}.name`));
  const setSpec = (at: number, part: Partial<SpecDraft>) =>
    onChange?.(specs.map((spec, index) => (index === at ? { ...spec, ...part } : spec)));
  const add = () => onChange?.([...specs, { id: randomKey(), name: { 'en-US': '' }, values: [newValue()] }]);
  return (
    <div className={styles.specs}>
      {specs.length > 0 && (
        <Segmented
          size="small"
          value={locale}
          onChange={setLocale}
          options={LOCALES.map((one) => ({ value: one, label: localeNames[one] }))}
        />
      )}
      {specs.map((spec, at) => (
        <Spec
          key={spec.id}
          spec={spec}
          locale={locale}
          failed={(part) => failed(`${at}${part}`)}
          onChange={(part) => setSpec(at, part)}
          onRemove={() => onChange?.(specs.filter((one) => one !== spec))}
        />
      ))}
      {specs.length < limits.specs && (
        <Flex gap={8}>
          <Button icon={<IconPlus size={16} />} onClick={add}>
            {t('catalog.add_spec')}
          </Button>
          <TemplateButton onChoose={(spec) => onChange?.([...specs, spec])} />
        </Flex>
      )}
    </div>
  );
}
