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
  /** Time at which marks and report arrived. */
  readonly date?: string
  readonly report?: false
}

/** Overrides of the defaults of a seeded application. */
export interface ApplicationSeed {
  readonly applicationId: number
  readonly purpose: string
  readonly owner: Academic
  readonly status: StatusCode
  readonly submittedDate: string
  /** First paragraph of the proposal. */
  readonly abstract?: string
  readonly form: Partial<ApplicationForm> & Pick<ApplicationForm, 'projectTitle'>
  /** Number of nominated reviewers; all by default. */
  readonly nominations?: number
  readonly hod?: ApprovalSeed
  readonly dean?: ApprovalSeed
  /** In the order of the reviewers. The last entry repeats. */
  readonly reviews?: readonly (ReviewSeed | undefined)[]
  readonly grant?: Readonly<Pick<ApplicationRow, 'startDate' | 'period' | 'amount'>> & { readonly grantedAt: string }
  readonly requested?: boolean
  readonly budget?: Readonly<Pick<BudgetRevisionRow, 'uploadedAt' | 'decision'>>
  /** Upload times; by default the four files of the form at submission. */
  readonly files?: Partial<Record<FileKind, string>>
  /** The submission failed after its first stage: no files and rows. */
  readonly isIncomplete?: boolean
}
