import { ReviewPage } from './review-page'

/** The third reviewer's evaluation of one application (spec 2). */
export default function Reviewer3Screen() {
  return <ReviewPage number={3} />
}
