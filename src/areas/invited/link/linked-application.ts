import type { Output } from '@/contract'

/** Id, title and applicant, which the host gives to anyone with the id. */
export type LinkedApplication = NonNullable<Output<'getApplicationToApprove' | 'getApplicationToReview'>>
