import { staffWithdrawalEndpoints as calls } from '@app/contract/withdrawals/staff-endpoints';
import type { StaffWithdrawalAction } from '@app/contract/withdrawals/staff-schemas';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { RecordDrawer } from '../../ui/drawer';
import { MachineActions } from '../../ui/machine-actions';
import { useBackTo } from '../../ui/use-back-to';
import { actionLooks, StepDialog } from './step-dialogs';
import { WithdrawalBody } from './withdrawal-body';
import { WithdrawalState } from './withdrawal-cells';
import { WITHDRAWALS_PATH } from './withdrawals-path';

/** One withdrawal in the drawer over the list: what it is decided by, and the steps the server allows. */
export function WithdrawalDrawer() {
  const close = useBackTo(WITHDRAWALS_PATH);
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readWithdrawal, { params: { id } });
  const one = answer.data?.id === id ? answer.data : undefined;
  const [action, setAction] = useState<StaffWithdrawalAction | null>(null);
  // Who approved may not pay it out above the threshold: the server would refuse it.
  const allowed = one?.actions.filter((step) => step !== 'pay' || !(one.needsSecondPerson && one.approvedByMe)) ?? [];
  return (
    <RecordDrawer
      title={one?.number ?? ''}
      log={one && `withdrawal/${one.id}`}
      tag={one && <WithdrawalState state={one.state} />}
      {...(one ? { copy: one.number } : {})}
      waiting={!one}
      error={one ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={
        allowed.length > 0 && <MachineActions allowed={allowed} looks={actionLooks} onChoose={setAction} busy={false} />
      }
    >
      {one && <WithdrawalBody key={one.id} one={one} />}
      {one && action && <StepDialog one={one} action={action} onClose={() => setAction(null)} />}
    </RecordDrawer>
  );
}
