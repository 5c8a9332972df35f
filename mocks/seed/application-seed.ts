import type { ApplicationForm } from '@/domain/application-form'
import type { FileKind } from '@/domain/file-kinds'
import type { DecisionCode, StatusCode } from '@/domain/status'
import type { ApplicationRow, BudgetRevisionRow } from '../model/tables'
import type { Academic } from './people'

export interface ApprovalSeed {
  readonly sent?: boolean
  readonly decision?: DecisionCode
  readonly remarks?: string
  readonly date?: string
}

interface ReviewSeed {
  readonly sent?: boolean
  readonly marks?: string
  readonly date?: string
}

/** An application of the seed: only what makes it worth having is written down, the rest is filled in. */
export interface ApplicationSeed {
  readonly applicationId: number
  /** The reason for which it exists. */
  readonly why: string
  readonly owner: Academic
  readonly status: StatusCode
  readonly submittedDate: string
  /** The first paragraph of the proposal. */
  readonly abstract?: string
  readonly form: Partial<ApplicationForm> & Pick<ApplicationForm, 'projectTitle'>
  /** How many reviewers the applicant has named; all of them unless it says otherwise. */
  readonly nominations?: number
  readonly hod?: ApprovalSeed
  readonly dean?: ApprovalSeed
  readonly reviews?: readonly (ReviewSeed | undefined)[]
  readonly grant?: Readonly<Pick<ApplicationRow, 'startDate' | 'period' | 'amount'>> & { readonly grantedAt: string }
  readonly requested?: boolean
  readonly budget?: Readonly<Pick<BudgetRevisionRow, 'uploadedAt' | 'decision'>>
  /** When each file came. The four of the application come with it unless it says otherwise. */
  readonly files?: Partial<Record<FileKind, string>>
  /** A submission that broke off: its files and rows never came. */
  readonly bare?: boolean
}
