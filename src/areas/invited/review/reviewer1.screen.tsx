import { ReviewPage } from './review-page'

/** The first reviewer's evaluation of one application (spec 2). */
export default function Reviewer1Screen() {
  return <ReviewPage number={1} />
}
