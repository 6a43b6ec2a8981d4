import { Select, TreeSelect } from 'antd';
import { listed } from '../../../text/in-my-language';
import type { OwnFieldProps } from '../../../ui/form/define-form';

type Named = { id: string; name: string };
export type PlanChoice = { room: Named; plans: Named[] };
type FieldProps = OwnFieldProps<string[]> & { id?: string };

const wiringOf = ({ id, value = [], onChange }: FieldProps) => ({
  ...(id ? { id } : {}),
  value,
  onChange: (next: string[]) => onChange?.(next),
  allowClear: true,
  style: { width: '100%' },
});

/**
 * An input of several plans, under their room types; ticking a room type ticks all of its plans. What is chosen names
 * its room type too, since plans of two rooms often bear one name.
 */
export const planField = (choices: readonly PlanChoice[]) => (props: FieldProps) => (
  <TreeSelect<string[]>
    {...wiringOf(props)}
    treeCheckable
    treeDefaultExpandAll
    showCheckedStrategy="SHOW_CHILD"
    treeNodeLabelProp="label"
    showSearch={{ treeNodeFilterProp: 'label' }}
    treeData={choices
      .filter(({ plans }) => plans.length > 0)
      .map(({ room, plans }) => ({
        value: room.id,
        title: room.name,
        label: room.name,
        children: plans.map(({ id, name }) => ({ value: id, title: name, label: listed(room.name, name) })),
      }))}
  />
);

/** An input of several room types. */
export const roomField = (choices: readonly PlanChoice[]) => (props: FieldProps) => (
  <Select<string[]>
    {...wiringOf(props)}
    mode="multiple"
    showSearch={{ optionFilterProp: 'label' }}
    options={choices.map(({ room }) => ({ value: room.id, label: room.name }))}
  />
);
