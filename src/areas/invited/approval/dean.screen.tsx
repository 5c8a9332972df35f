import { DecisionPage } from './decision-page'

/** The Dean's decision on one application (spec 2). */
export default function DeanScreen() {
  return <DecisionPage approver="Dean" />
}
