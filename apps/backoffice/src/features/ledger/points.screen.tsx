import { POINTS_PATH } from './ledger-paths';
import { pointsRecords } from './record-lists';
import { RecordsScreen } from './records-screen';

/** Points records of customers. */
export default function PointsScreen() {
  return <RecordsScreen rule={pointsRecords} base={POINTS_PATH} unit="points" />;
}
