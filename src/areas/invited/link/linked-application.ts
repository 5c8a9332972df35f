import type { Output } from '@/contract'

/** The application on an invited user's page: id, title and applicant, which the host gives to anyone with the id. */
export type LinkedApplication = NonNullable<Output<'getApplicationToApprove' | 'getApplicationToReview'>>
