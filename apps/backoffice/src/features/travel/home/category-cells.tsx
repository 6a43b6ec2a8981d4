import type { StaffHomeCategory } from '@app/contract/travel-home/staff-schemas';
import { Flex } from 'antd';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText, useTextOf } from '../../../text/use-text';
import { StatusTag, Thumb, TwoLines } from '../../../ui/list/cells';
import { iconOf } from '../travel-kinds';

/** Picture, title, and the line under it. */
export const categoryCell = (row: StaffHomeCategory) => (
  <Flex gap={12} align="center">
    <Thumb url={row.image} icon={iconOf(row.screen)} />
    <TwoLines strong top={inMyLanguage(row.title)} bottom={inMyLanguage(row.subtitle)} />
  </Flex>
);

/** The kind of travel whose home screen a category opens; one that the shop lacks says so. */
export function ScreenName({ row }: { row: StaffHomeCategory }) {
  const textOf = useTextOf();
  return textOf(`travel.kind.${row.screen}`, 'travel_home.screen_later');
}

/** Whether customers see it now. */
export function OnHome({ row }: { row: StaffHomeCategory }) {
  const t = useText();
  return <StatusTag tone={row.shown ? 'success' : 'neutral'}>{t(row.shown ? 'ui.yes' : 'ui.no')}</StatusTag>;
}
