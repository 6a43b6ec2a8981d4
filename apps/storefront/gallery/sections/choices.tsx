import { type TextKey, useT } from '@app/client/i18n';
import { useState } from 'react';
import { Chip, Chips } from '../../src/ui/chips.tsx';
import { Checkbox, Radio, Switch } from '../../src/ui/controls.tsx';
import { NativeSelect } from '../../src/ui/native-select.tsx';
import { StarInput } from '../../src/ui/stars.tsx';
import { Stepper } from '../../src/ui/stepper.tsx';
import { Segmented, Tabs } from '../../src/ui/tabs.tsx';
import type { GallerySection } from '../section.ts';

const WORDS = ['tab.home', 'tab.category', 'tab.new', 'tab.cart', 'tab.mine'] as const satisfies readonly TextKey[];

/** The words of the main tabs as choices, in the language shown. */
function useChoices(count: number = WORDS.length) {
  const t = useT();
  return WORDS.slice(0, count).map((key) => ({ value: key, label: t(key), disabled: key === 'tab.cart' }));
}

const Choose = (props: { readonly as: typeof Chips | typeof Tabs; readonly count?: number }) => {
  const { as: Choice, count } = props;
  const [value, setValue] = useState<string>(WORDS[1]);
  return <Choice label="Screens" choices={useChoices(count)} value={value} onChange={setValue} />;
};

const ScrollingChips = () => {
  const [value, setValue] = useState<string>(WORDS[4]);
  return <Chips scroll label="Screens" choices={useChoices()} value={value} onChange={setValue} />;
};

const OneChip = () => {
  const t = useT();
  return (
    <div className="row g2 wrap">
      <Chip>{t('common.all')}</Chip>
      <Chip selected>{t('common.all')}</Chip>
      <Chip disabled>{t('common.all')}</Chip>
      <Chip opens>{t('catalog.sort_price')}</Chip>
      <Chip opens selected>
        {t('catalog.sort_price')}
      </Chip>
    </div>
  );
};

const Toggles = () => {
  const t = useT();
  const [on, setOn] = useState(true);
  const label = t('cart.select_all');
  return (
    <div className="stack g3">
      <div className="row g3">
        <Checkbox label={label} checked={on} onChange={setOn}>
          {label}
        </Checkbox>
        <Checkbox label={label} checked={!on} onChange={(checked) => setOn(!checked)} />
        <Checkbox label={label} checked disabled onChange={setOn} />
      </div>
      <div className="row g3">
        <Radio name="toggles" label={label} checked={on} onChange={() => setOn(true)}>
          {t('common.yes')}
        </Radio>
        <Radio name="toggles" label={label} checked={!on} onChange={() => setOn(false)}>
          {t('common.no')}
        </Radio>
      </div>
      <div className="row g3">
        <Switch label={label} checked={on} onChange={setOn} />
        <Switch label={label} checked={!on} onChange={(checked) => setOn(!checked)} />
        <Switch label={label} checked disabled onChange={setOn} />
      </div>
    </div>
  );
};

const Steppers = () => {
  const [value, setValue] = useState(2);
  return (
    <div className="row g3 wrap">
      <Stepper value={value} onChange={setValue} max={9} />
      <Stepper value={1} onChange={setValue} max={9} />
      <Stepper value={9} onChange={setValue} max={9} />
      <Stepper value={value} onChange={setValue} max={9} size="l" />
      <Stepper value={value} onChange={setValue} max={9} disabled />
    </div>
  );
};

const Selects = () => {
  const options = useChoices().map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return (
    <div className="row g3 wrap">
      <NativeSelect aria-label="Screen">{options}</NativeSelect>
      <NativeSelect aria-label="Screen" small>
        {options}
      </NativeSelect>
      <NativeSelect aria-label="Screen" aria-invalid>
        {options}
      </NativeSelect>
    </div>
  );
};

const StarChoice = () => {
  const t = useT();
  const [value, setValue] = useState(3);
  return <StarInput label={t('catalog.sort_rating')} value={value} onChange={setValue} />;
};

export const choices: GallerySection = {
  id: 'choices',
  title: 'Choices',
  cases: [
    { name: 'chip: off, on, unavailable, opens a sheet', draw: OneChip },
    { name: 'chips in lines', draw: () => <Choose as={Chips} /> },
    { name: 'chips in one scrolling row', draw: ScrollingChips },
    { name: 'tabs', draw: () => <Choose as={Tabs} /> },
    { name: 'segmented', draw: () => <Choose as={Segmented} count={3} /> },
    { name: 'checkbox, radio, switch: on, off, disabled', draw: Toggles },
    { name: 'stepper: between, at its ends, large, disabled', draw: Steppers },
    { name: 'native select: usual, small, refused', draw: Selects },
    { name: 'stars to choose', draw: StarChoice },
  ],
};
