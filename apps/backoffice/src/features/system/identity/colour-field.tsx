import { brandPalette, contrast, DEFAULT_COLOUR } from '@app/contract/settings/identity/brand-colour';
import { Button, ColorPicker, Flex, Input } from 'antd';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import styles from './identity.module.css';

const HEX = /^#[0-9a-f]{6}$/;
const WHITE = '#ffffff';

/** The colour that a draft shows: the chosen one once it is whole, else the standard one. */
export const shownColour = (colour: string | null): string => (colour && HEX.test(colour) ? colour : DEFAULT_COLOUR);

/** The brand's colour by picker or as text, and what it becomes where white could not be read on it. */
export function ColourField({ value, onChange, errors: _errors, ...wiring }: OwnFieldProps<string | null>) {
  const t = useText();
  const chosen = shownColour(value ?? null);
  const pressed = brandPalette(chosen)[600];
  const ratio = Math.floor(contrast(pressed, WHITE) * 10) / 10;
  const take = (typed: string) => {
    const colour = typed.trim().toLowerCase();
    onChange?.(colour === '' ? null : colour);
  };
  return (
    <>
      <Flex gap={12} align="center" wrap>
        <ColorPicker value={chosen} disabledAlpha onChangeComplete={(colour) => take(colour.toHexString())}>
          <button
            type="button"
            className={styles.pick}
            aria-label={t('identity.colour')}
            style={{ background: chosen }}
          />
        </ColorPicker>
        <Input
          {...wiring}
          className={styles.hex ?? ''}
          value={value ?? ''}
          maxLength={7}
          placeholder={DEFAULT_COLOUR}
          spellCheck={false}
          onChange={(event) => take(event.target.value)}
        />
        {value ? (
          <Button type="link" onClick={() => onChange?.(null)}>
            {t('identity.colour_default')}
          </Button>
        ) : null}
      </Flex>
      <p className={pressed === chosen ? styles.readable : styles.darkened} role="status">
        <span className={styles.swatch} style={{ background: pressed }} />
        {pressed === chosen
          ? t('identity.colour_readable', { contrast: ratio })
          : t('identity.colour_darkened', { colour: pressed, contrast: ratio })}
      </p>
    </>
  );
}
