import { useT } from '@app/client/i18n';
import { IconCalendar, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { PasswordInput, SelectField, TextArea, TextInput } from '../../src/ui/field.tsx';
import { SearchBox, SearchLink } from '../../src/ui/search-box.tsx';
import type { GallerySection } from '../section.ts';

const nothing = () => {};

const Lines = () => {
  const t = useT();
  return (
    <div className="stack g3">
      <TextInput label={t('common.search')} placeholder={t('common.search')} />
      <TextInput label={t('common.search')} defaultValue="Inês Sousa" helper={t('field.too_long_of', { limit: 50 })} />
      <TextInput label="E-mail" icon={IconMail} defaultValue="name@" error={t('field.email_format')} />
      <TextInput label={t('catalog.sort_price')} defaultValue="115.50" suffix="USD" />
      <TextInput label={t('common.search')} defaultValue="Inês Sousa" disabled />
    </div>
  );
};

const Passwords = () => {
  const t = useT();
  return (
    <div className="stack g3">
      <PasswordInput label={t('common.show_password')} defaultValue="secret-word" />
      <PasswordInput label={t('common.show_password')} error={t('field.password_length')} />
    </div>
  );
};

const Areas = () => {
  const t = useT();
  return (
    <div className="stack g3">
      <TextArea label={t('common.edit')} maxLength={200} defaultValue={t('shell.error_text')} />
      <TextArea label={t('common.edit')} rows={2} error={t('field.required')} />
    </div>
  );
};

const Selects = () => {
  const t = useT();
  return (
    <div className="stack g3">
      <SelectField label={t('common.select')} onOpen={nothing} />
      <SelectField label={t('common.select')} value="14 Dec – 17 Dec" icon={IconCalendar} onOpen={nothing} />
      <SelectField label={t('common.select')} error={t('field.required')} onOpen={nothing} />
      <SelectField label={t('common.select')} value="EUR" disabled onOpen={nothing} />
    </div>
  );
};

const Searches = () => {
  const t = useT();
  const [value, setValue] = useState('lisbon');
  return (
    <div className="stack g3">
      <SearchLink href="#">{t('common.search')}</SearchLink>
      <SearchLink raised href="#">
        {t('common.search')}
      </SearchLink>
      <SearchBox label={t('common.search')} value={value} onChange={setValue} onSearch={nothing} />
      <SearchBox label={t('common.search')} value="" onChange={setValue} onSearch={nothing} raised />
    </div>
  );
};

export const fields: GallerySection = {
  id: 'fields',
  title: 'Fields',
  cases: [
    { name: 'text: empty, helper, error, unit, disabled', draw: Lines },
    { name: 'password', draw: Passwords },
    { name: 'several lines: counted, error', draw: Areas },
    { name: 'opens a choice: empty, chosen, error, disabled', draw: Selects },
    { name: 'search: link, raised link, filled, empty', draw: Searches },
  ],
};
