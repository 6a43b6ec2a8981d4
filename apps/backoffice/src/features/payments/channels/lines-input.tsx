import { IconPlus, IconX } from '@tabler/icons-react';
import { Button, Flex, Input } from 'antd';
import { useText } from '../../../text/use-text';

export type Line = { label: string; value: string };

type LinesInputProps = {
  id: string;
  value: readonly Line[];
  onChange: (value: Line[]) => void;
  max: number;
  errors: Readonly<Record<string, string>>;
};

/** Pairs of a name and a value, a row each. */
export function LinesInput({ id, value, onChange, max, errors }: LinesInputProps) {
  const t = useText();
  const set = (index: number, part: Partial<Line>) =>
    onChange(value.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const statusOf = (path: string) => (errors[path] ? { status: 'error' as const } : {});
  return (
    <Flex vertical gap={8} align="start">
      {value.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and are only added at the end
        <Flex gap={8} key={index} style={{ width: '100%' }}>
          <Input
            {...(index === 0 ? { id } : {})}
            {...statusOf(`${index}.label`)}
            aria-label={`${t('channels.line_label')} ${index + 1}`}
            placeholder={t('channels.line_label')}
            maxLength={40}
            value={line.label}
            onChange={(event) => set(index, { label: event.target.value })}
          />
          <Input
            {...statusOf(`${index}.value`)}
            aria-label={`${t('channels.line_value')} ${index + 1}`}
            placeholder={t('channels.line_value')}
            maxLength={120}
            value={line.value}
            onChange={(event) => set(index, { value: event.target.value })}
          />
          <Button
            type="text"
            shape="circle"
            aria-label={t('channels.line_drop')}
            icon={<IconX size={16} />}
            onClick={() => onChange(value.filter((_line, at) => at !== index))}
          />
        </Flex>
      ))}
      {value.length < max && (
        <Button
          type="link"
          size="small"
          icon={<IconPlus size={16} />}
          onClick={() => onChange([...value, { label: '', value: '' }])}
        >
          {t('channels.line_add')}
        </Button>
      )}
    </Flex>
  );
}
