import { TAG_COLOURS, type TagColour } from '@app/contract/catalog/tag-colours';
import { limits } from '@app/contract/core/limits';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Button, Flex } from 'antd';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { LocalizedInput } from '../../../ui/form/inputs/localized-input';
import { StatusTag } from '../../../ui/list/cells';
import { KeptTagButton } from './kept-tag-button';
import styles from './product.module.css';
import type { ProductDraft } from './product-draft';

type Tag = ProductDraft['tags'][number];
const TAGS_MAX = 6;

const toneOf = (tag: Tag): TagColour => TAG_COLOURS.find((one) => one === tag.colour) ?? 'neutral';

/** Short marks such as "New season", in four languages each. */
export function TagsField({ value: tags = [], onChange, errors }: OwnFieldProps<Tag[]>) {
  const t = useText();
  const partErrors = (at: number) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([path, key]) =>
        path.startsWith(`${at}.`) ? [[path.slice(`${at}.`.length), key]] : [],
      ),
    );
  return (
    <div className={styles.tags}>
      {tags.map((tag, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tags may be equal while typed and are only added at the end
        <div key={at} className={styles.tag}>
          {tag.code ? (
            <span className={styles.kept}>
              <StatusTag tone={toneOf(tag)}>{inMyLanguage(tag)}</StatusTag>
              <small>{tag.code}</small>
            </span>
          ) : (
            <LocalizedInput
              as="line"
              max={limits.tag}
              value={tag}
              label={`${t('catalog.tag')} ${at + 1}`}
              errors={partErrors(at)}
              onChange={(next) =>
                onChange?.(tags.map((one, index) => (index === at ? ({ ...one, ...next } as Tag) : one)))
              }
            />
          )}
          <Button
            type="text"
            shape="circle"
            aria-label={t('catalog.remove_tag')}
            icon={<IconX size={16} />}
            onClick={() => onChange?.(tags.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {tags.length < TAGS_MAX && (
        <Flex gap={8}>
          <Button icon={<IconPlus size={16} />} onClick={() => onChange?.([...tags, { 'en-US': '' }])}>
            {t('catalog.add_tag')}
          </Button>
          <KeptTagButton taken={tags.flatMap((tag) => tag.code ?? [])} onChoose={(tag) => onChange?.([...tags, tag])} />
        </Flex>
      )}
    </div>
  );
}
