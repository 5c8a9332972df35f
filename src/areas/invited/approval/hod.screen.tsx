import { DecisionPage } from './decision-page'

/** The decision of the head of department on one application (spec 2). */
export default function HodScreen() {
  return <DecisionPage approver="HOD" />
}
