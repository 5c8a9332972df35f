import { ApiError, explain } from '@/wire/client/errors'
import { ROLE_LABELS } from '@/areas/account/role-labels'
import { guidance, type Explanation } from '@/domain/texts/guidance'
import { ScreenNotLoaded, SessionNotChecked, WrongRole } from './refusals'

export interface FailureTexts extends Explanation {
  /** The next step for the user: refetch the page's data, reload the portal, or go to another page. */
  readonly remedy: 'retry' | 'reload' | 'leave'
  /** Safe to copy into an e-mail: no personal data. */
  readonly detail?: string
}

/** True on every page, also just after something was sent. */
const NOTHING_LOST = 'Nothing that was saved or sent is lost.'

export function failureTexts(error: unknown): FailureTexts {
  if (error instanceof WrongRole)
    return {
      happened: 'This page is not available for your role.',
      kept: `It belongs to: ${error.roles.map((role) => ROLE_LABELS[role]).join(', ')}.`,
      next: 'If you should have it, ask the council’s office about your account.',
      remedy: 'leave',
    }
  if (error instanceof ScreenNotLoaded)
    return {
      happened: 'This page could not be loaded.',
      kept: NOTHING_LOST,
      next: guidance.portalToLoadAgain,
      remedy: 'reload',
    }
  if (error instanceof SessionNotChecked) {
    const detail = error.cause instanceof ApiError ? error.cause.detail : error.message
    return { ...guidance.sessionNotChecked, remedy: 'retry', detail }
  }
  if (error instanceof ApiError) return { ...explain(error), remedy: 'retry', detail: error.detail }
  return {
    happened: 'Something went wrong on this page.',
    kept: NOTHING_LOST,
    next: 'Try again. If it happens again, send the detail below to the IT centre.',
    remedy: 'retry',
    // A message may quote data; the name of the error cannot.
    detail: error instanceof Error ? error.name : 'unknown error',
  }
}
