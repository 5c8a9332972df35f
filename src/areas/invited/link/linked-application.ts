import type { Output } from '@/contract'

/** What a page by link is told of its application: no more than the host gives to whoever has the address. */
export type LinkedApplication = NonNullable<Output<'getApplicationToApprove' | 'getApplicationToReview'>>
