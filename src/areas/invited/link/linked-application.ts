import type { Output } from '@/contract'

/** The application on a page by link: id, title and applicant, which the host gives to everybody with the id. */
export type LinkedApplication = NonNullable<Output<'getApplicationToApprove' | 'getApplicationToReview'>>
