import { ReviewPage } from './review-page'

/** The second reviewer's evaluation of one application (spec 2). */
export default function Reviewer2Screen() {
  return <ReviewPage number={2} />
}
