import type { ApplicationForm } from '@/domain/application/application-form'
import type { FileKind } from '@/domain/files/file-kinds'
import type { DecisionCode, StatusCode } from '@/domain/status/status'
import type { ApplicationRow, BudgetRevisionRow } from '../model/tables'
import type { Academic } from './people'

export interface ApprovalSeed {
  readonly sent?: boolean
  readonly decision?: DecisionCode
  readonly remarks?: string
  readonly date?: string
}

export interface ReviewSeed {
  readonly sent?: boolean
  readonly marks?: string
  /** When the marks came, and the report with them. */
  readonly date?: string
  /** False where no report came with the marks. */
  readonly report?: false
}

/** An application of the seed: only what is particular to it is given, the rest is filled in. */
export interface ApplicationSeed {
  readonly applicationId: number
  /** Why the seed has it. */
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
  /** In the order of the reviewers; a reviewer beyond the end is like the last one. */
  readonly reviews?: readonly (ReviewSeed | undefined)[]
  readonly grant?: Readonly<Pick<ApplicationRow, 'startDate' | 'period' | 'amount'>> & { readonly grantedAt: string }
  readonly requested?: boolean
  readonly budget?: Readonly<Pick<BudgetRevisionRow, 'uploadedAt' | 'decision'>>
  /** When each file was uploaded; by default the application's four files at its submission. */
  readonly files?: Partial<Record<FileKind, string>>
  /** A submission that failed after its first stage: its files and rows never arrived. */
  readonly bare?: boolean
}
