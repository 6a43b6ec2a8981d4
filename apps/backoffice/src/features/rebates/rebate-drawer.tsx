import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { staffRebateEndpoints as calls } from '@app/contract/rebates/staff-endpoints';
import type { StaffRebate } from '@app/contract/rebates/staff-schemas';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { Flex } from 'antd';
import { Link, useParams } from 'react-router';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { listed } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { customerFact, Facts, RecordDrawer } from '../../ui/drawer';
import { StatusTag } from '../../ui/list/cells';
import type { CellContext } from '../../ui/list/define-list';
import { useBackTo } from '../../ui/use-back-to';
import { REBATES_PATH } from './rebate-list';

const ofGoods = (rebate: StaffRebate): boolean => rebate.orderKind === 'goods_order';

/** The state of the order in the words of its kind. */
const stateOf = (rebate: StaffRebate, t: CellContext['t']): string =>
  ofGoods(rebate)
    ? t(`orders.state.${rebate.orderState as GoodsOrderState}`)
    : t(`travel.state.${rebate.orderState as TravelOrderState}`);

type Account = 'rebates' | 'rebates_payable' | 'available';

/** One line as it stands in a list of facts: its state and time, then what it is made of. */
function lineFact(line: StaffRebate['lines'][number], { t, format }: CellContext): [string, string] {
  const parts = [
    format.money(line.amountUsd),
    ...(line.caseNumber ? [t('rebates.of_case', { number: line.caseNumber })] : []),
    ...(line.owedUsd > 0 ? [t('rebates.owed_part', { amount: format.money(line.owedUsd) })] : []),
  ];
  return [listed(t(`rebates.tab.${line.state}`), format.exact(line.at)), parts.join(' · ')];
}

/** A transfer as a fact: its number and time, then what it moved where. */
function transferFact(transfer: StaffRebate['transfers'][number], { t, format }: CellContext): [string, string] {
  const moved = transfer.entries.map(
    (entry) =>
      `${t(`rebates.account.${entry.code as Account}`, { name: entry.owner ?? '' })} ${format.money(entry.amountUsd)}`,
  );
  return [listed(`№ ${transfer.id}`, format.exact(transfer.at)), moved.join(' · ')];
}

/** What the books hold of it: its lines, and every transfer with its entries. */
function Books({ rebate }: { rebate: StaffRebate }) {
  const t = useText();
  const format = useFormat();
  const ctx = { t, format };
  return (
    <>
      <Facts
        title={t('rebates.lines')}
        facts={rebate.lines.map((line) => lineFact(line, ctx))}
        none={t('rebates.no_lines')}
      />
      {rebate.transfers.length > 0 && (
        <Facts title={t('rebates.transfers')} facts={rebate.transfers.map((one) => transferFact(one, ctx))} />
      )}
    </>
  );
}

/** The rebate of one order over the list. */
export function RebateDrawer() {
  const t = useText();
  const format = useFormat();
  const close = useBackTo(REBATES_PATH);
  const { id = '' } = useParams();
  const mayOrders = useAllowed('orders.goods.view');
  const answer = useAnswer(calls.readRebate, { params: { id } });
  const rebate = answer.data?.orderId === id ? answer.data : undefined;
  return (
    <RecordDrawer
      title={rebate?.orderNumber ?? ''}
      tag={rebate && <StatusTag tone="neutral">{stateOf(rebate, t)}</StatusTag>}
      waiting={!rebate}
      error={rebate ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
    >
      {rebate && (
        <Flex vertical gap={20}>
          <Facts
            title={t('rebates.facts')}
            facts={[
              [t('rebates.agent'), rebate.agent.name],
              [t('rebates.wallet'), t(rebate.agent.wallet ? 'rebates.wallet_yes' : 'rebates.wallet_no')],
              [t('rebates.customer'), customerFact(rebate.customer)],
              [
                t('rebates.order'),
                mayOrders && (
                  <Link key="order" to={`${ofGoods(rebate) ? '/orders/goods' : '/travel/orders'}/${rebate.orderId}`}>
                    {t('rebates.view_order')}
                  </Link>
                ),
              ],
              [t('rebates.percent'), t('rebates.percent_value', { percent: rebate.percent })],
              [t('rebates.paid'), format.money(rebate.paidUsd)],
              [t('rebates.refunded'), rebate.refundedUsd > 0 && format.money(rebate.refundedUsd)],
              [t('rebates.expected'), rebate.expectedUsd !== null && format.money(rebate.expectedUsd)],
              [t('rebates.paid_at'), format.exact(rebate.paidAt)],
              [t('rebates.completed_at'), rebate.completedAt && format.exact(rebate.completedAt)],
            ]}
          />
          <Books rebate={rebate} />
        </Flex>
      )}
    </RecordDrawer>
  );
}
