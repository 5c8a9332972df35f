import type { Output } from '@/contract'

export type ApprovedApplication = Output<'listApprovedApplications'>[number]
