import type { Output } from '@/contract'

export type ReviewedApplication = Output<'listReviewers'>[number]
