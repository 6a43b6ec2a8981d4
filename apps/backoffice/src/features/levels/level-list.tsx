import { staffLevelEndpoints } from '@app/contract/levels/staff-endpoints';
import { inMyLanguage } from '../../text/in-my-language';
import { TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';

const BP_PER_PERCENT = 100;

export const levelList = defineList({
  endpoint: staffLevelEndpoints.listLevels,
  title: 'permission.people.levels',
  exportName: 'member-levels',
  filters: [{ key: 'name', kind: 'text', label: 'levels.name', max: 60 }],
  columns: [
    {
      key: 'name',
      title: 'levels.name',
      render: (row) => <TwoLines strong top={inMyLanguage(row.name)} bottom={row.identifier} />,
      write: 'name',
    },
    { key: 'thresholdUsd', title: 'levels.threshold', as: 'money' },
    {
      key: 'discountBp',
      title: 'levels.discount',
      align: 'right',
      render: (row) => `${row.discountBp / BP_PER_PERCENT}%`,
      write: { as: 'percent' },
    },
    { key: 'members', title: 'levels.members', as: 'count' },
    { key: 'identifier', title: 'levels.identifier', hidden: true },
  ],
});
