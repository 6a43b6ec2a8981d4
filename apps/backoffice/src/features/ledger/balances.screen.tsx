import { BALANCES_PATH } from './ledger-paths';
import { balanceRecords } from './record-lists';
import { RecordsScreen } from './records-screen';

/** Balance records of customers. */
export default function BalancesScreen() {
  return <RecordsScreen rule={balanceRecords} base={BALANCES_PATH} unit="money" />;
}
