import { toApiError, isAmbiguous, isStillAmbiguous, hasNoResponse, type ApiError } from '@/wire/client/api-error'
import { explainWrite, getRefusalText, getFailureReason } from '@/api/explain'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { invalidateAfter } from '@/api/query'
import type { Services } from '@/api/services'
import { contract, type CallName, type Input } from '@/contract'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { discardDraft } from './email-draft'
import { createEmailLog } from './email-log'
import { sanitise } from './sanitise'
import {
  NOT_RECORDED,
  type HeldWrite,
  type Outcome,
  type QueuedEmail,
  type ReachedStep,
  type RetryAction,
  type Write,
  type WriteKind,
  type WriteRun,
} from './write'

type Kind = WriteKind<ListCall, unknown>
type PerformServices = Pick<Services, 'client' | 'queries' | 'local' | 'tab' | 'now'>

const CHANGED_TEXT = 'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.'
const NOT_LISTED_TEXT = 'This application was changed meanwhile: it is no longer in this list. Nothing was sent.'
const NOT_SENT_AGAIN_TEXT = 'This application was changed meanwhile, so nothing was sent again.'
const NOT_CHECKED_TEXT =
  'We could not check whether this application was changed meanwhile. Nothing was sent. Please try again.'
const UNKNOWN_KIND_TEXT = 'This version of the portal cannot send this. Nothing was sent.'
const SAVED_WITHOUT_EMAIL_TEXT = 'It is saved, without its e-mail.'
const EMAIL_UNCONFIRMED_TEXT = 'We could not confirm whether the e-mail went out. If it did, a second one will follow.'
const NOT_LISTED_YET_TEXT = 'The list does not show it. It may still arrive.'
const EMAIL_NOT_RECORDED_TEXT = 'This device could not record the sending, so the e-mail was not sent.'

/** The queue has checked the session at the start of this attempt. */
const SESSION_CONFIRMED = { isSessionConfirmed: true }

/**
 * Sends the remaining steps of a write: reads its row again, compares it with the row the person saw, saves, and sends
 * the e-mail. First looks in the list for a step that may have been done. Rejects only for a bug in the portal.
 */
export async function performWrite(
  services: PerformServices,
  kinds: readonly Kind[],
  run: WriteRun,
): Promise<Outcome | HeldWrite> {
  const kind = kinds.find(({ name }) => name === run.write.kind)
  return kind ? new WriteAttempt(services, kind, run).send() : { state: 'failed', text: UNKNOWN_KIND_TEXT }
}

class WriteAttempt {
  readonly #write: Write
  /** Settles once the list was loaded again; undefined if this run saved nothing. */
  #listReload: Promise<void> | undefined

  constructor(
    private readonly services: PerformServices,
    private readonly kind: Kind,
    private readonly run: WriteRun,
  ) {
    this.#write = run.write
  }

  async send(): Promise<Outcome | HeldWrite> {
    const { reached } = this.#write
    const result = reached?.mayBeDone
      ? await this.#resumeAfterLook(reached)
      : reached?.step === 'email'
        ? await this.#sendEmail(false)
        : await this.#start()
    return result.state === 'held' ? result : { ...result, listReload: this.#listReload }
  }

  async #start(): Promise<Outcome | HeldWrite> {
    return (await this.#findChange()) ?? (this.kind.getSaveCall ? this.#save(false) : this.#sendEmail(false))
  }

  /** Looks for a step that may have been done, and sends the remaining steps. */
  async #resumeAfterLook(reached: ReachedStep): Promise<Outcome | HeldWrite> {
    const { kind } = this
    const { letter: email } = this.#write
    const isLook = this.run.mode === 'look'
    const canLook = kind.isListed !== undefined && !(reached.step === 'email' && kind.getSaveCall)
    if (!canLook) {
      if (reached.step === 'unknown' && email) return this.#createUnconfirmedEmail()
      // The host lists no e-mails: only the person can decide.
      if (isLook) return this.#createUnconfirmedOutcome(reached, EMAIL_UNCONFIRMED_TEXT, ['send'])
      return reached.step === 'email' ? this.#sendEmail(true) : this.#start()
    }
    const row = await this.#readRow().catch((error: unknown) => toApiError(error))
    if (row instanceof Error) return this.#createLookFailure(row, reached)
    if (row && kind.isListed?.(row, this.#write.input)) {
      if (!kind.getSaveCall) return this.#finishEmail()
      return reached.step === 'unknown' && email ? this.#createUnconfirmedEmail() : this.#sendEmail(false)
    }
    if (isLook) return this.#createUnconfirmedOutcome(reached, NOT_LISTED_YET_TEXT, ['look', 'send'])
    if (reached.step === 'email') return this.#sendEmail(true)
    return (await this.#findChange()) ?? this.#save(true)
  }

  /** @param mayBeDone an earlier attempt got no response */
  async #save(mayBeDone: boolean): Promise<Outcome | HeldWrite> {
    const { kind } = this
    const call = kind.getSaveCall?.(this.#write.applicationId, this.#write.input)
    if (!call) return this.#sendEmail(false)
    if (!(await this.run.recordStep({ step: 'save', mayBeDone: true })))
      return { state: 'failed', text: NOT_RECORDED, keepsChoice: true, ...createRetry({ step: 'save', mayBeDone }) }
    const failure = await this.#callSave(call)
    if (failure === null) return this.#sendEmail(false)
    const remainingStep: ReachedStep = { step: 'save', mayBeDone: isStillAmbiguous(failure, mayBeDone) }
    const holdReason = getHoldReason(failure)
    if (holdReason) return { state: 'held', holdReason, reached: mayBeDone ? remainingStep : undefined }
    return {
      state: remainingStep.mayBeDone ? 'unconfirmed' : 'failed',
      reason: getRefusalText(failure, explainWrite(failure, mayBeDone).happened),
      detail: failure.detail,
      ...createRetry(remainingStep),
      ...(kind.getSaveFailureText?.(failure) ?? { text: messages.review.tryAgain }),
    }
  }

  /** @param mayBeDone an earlier attempt got no response */
  async #sendEmail(mayBeDone: boolean): Promise<Outcome | HeldWrite> {
    const { kind } = this
    const { letter: email } = this.#write
    if (!email) return this.#createSentOutcome()
    if (!(await this.run.recordStep({ step: 'email', mayBeDone: true }))) {
      const remainingStep = { step: 'email', mayBeDone } as const
      return {
        state: 'failed',
        text: EMAIL_NOT_RECORDED_TEXT,
        reason: kind.getSaveCall ? SAVED_WITHOUT_EMAIL_TEXT : '',
        ...createRetry(remainingStep),
      }
    }
    try {
      await this.#deliver(email)
    } catch (error) {
      const failure = toApiError(error)
      // A refusal of this e-mail says nothing about an earlier one.
      const remainingStep: ReachedStep = { step: 'email', mayBeDone: mayBeDone || isAmbiguous(failure) }
      const isUnconfirmed = remainingStep.mayBeDone
      const holdReason = getHoldReason(failure)
      if (holdReason) return { state: 'held', holdReason, reached: remainingStep }
      const explanation = isUnconfirmed
        ? EMAIL_UNCONFIRMED_TEXT
        : failure.kind === 'refused'
          ? ''
          : getFailureReason(failure)
      return {
        state: isUnconfirmed ? 'unconfirmed' : 'failed',
        text: kind.getEmailFailureText?.(failure) ?? messages.email.errorTryAgain,
        reason: [kind.getSaveCall ? SAVED_WITHOUT_EMAIL_TEXT : '', explanation].filter(Boolean).join(' '),
        detail: failure.detail,
        remainingStep,
        retryActions: isUnconfirmed && kind.isListed && !kind.getSaveCall ? ['look'] : ['send'],
      }
    }
    return this.#finishEmail()
  }

  #finishEmail(): Outcome {
    const { letter: email } = this.#write
    const { services, run } = this
    if (email) {
      const { logKey: key, about, to, subject } = email
      createEmailLog(services.local, run.owner.id).put({ key, about, to, subject, at: services.now().toISOString() })
      discardDraft(services.tab, run.owner.id, key)
    }
    return this.#createSentOutcome()
  }

  #createSentOutcome(): Outcome {
    return { state: 'sent', ...this.kind.getSentText(this.#write.input, this.#write.applicationId) }
  }

  /** Reports an e-mail that may have been in flight when its page closed. The host does not list e-mails. */
  #createUnconfirmedEmail(): Outcome {
    const text = this.kind.getSaveCall
      ? `It is saved, but we${EMAIL_UNCONFIRMED_TEXT.slice(2)}`
      : EMAIL_UNCONFIRMED_TEXT
    return this.#createUnconfirmedOutcome({ step: 'email', mayBeDone: true }, text, ['send'])
  }

  #createUnconfirmedOutcome(remainingStep: ReachedStep, text: string, retryActions: readonly RetryAction[]): Outcome {
    return { state: 'unconfirmed', text, remainingStep, retryActions }
  }

  #createLookFailure(failure: ApiError, remainingStep: ReachedStep): Outcome | HeldWrite {
    const { detail } = failure
    const holdReason = getHoldReason(failure)
    if (holdReason) return { state: 'held', holdReason, reached: remainingStep }
    const text =
      remainingStep.step === 'email' ? (this.kind.getEmailFailureText?.(failure) ?? NOT_CHECKED_TEXT) : NOT_CHECKED_TEXT
    const reason = remainingStep.step === 'email' ? EMAIL_UNCONFIRMED_TEXT : guidance.earlierAttempt
    return { state: 'unconfirmed', text, reason, detail, remainingStep, retryActions: ['look'], keepsChoice: true }
  }

  async #readRow(): Promise<ListedRow<ListCall> | undefined> {
    const { client, queries } = this.services
    const listed = await queries.fetchQuery({ ...listQuery(client, this.kind.list), staleTime: 0 })
    return listed.find(({ applicationId }) => applicationId === this.#write.applicationId)
  }

  /** Resolves to null if the row is unchanged, else to the outcome that reports the change. */
  async #findChange(): Promise<Outcome | HeldWrite | null> {
    const { kind } = this
    const { seen, reached } = this.#write
    if (seen === undefined) return null
    const row = await this.#readRow().catch((error: unknown) => toApiError(error))
    if (row instanceof Error) {
      const { detail } = row
      const holdReason = getHoldReason(row)
      if (holdReason) return { state: 'held', holdReason, reached }
      return { state: 'failed', text: NOT_CHECKED_TEXT, detail, keepsChoice: true, ...createRetry(reached) }
    }
    if (row !== undefined && JSON.stringify(kind.getComparedValues?.(row, this.#write.input)) === seen) return null
    if (reached?.mayBeDone) return { state: 'unconfirmed', text: NOT_SENT_AGAIN_TEXT, reason: guidance.earlierAttempt }
    return { state: 'failed', text: row === undefined ? NOT_LISTED_TEXT : CHANGED_TEXT }
  }

  /** Resolves to null if it is saved, else to the failure. */
  async #callSave<Name extends CallName>(call: SaveCall<Name>): Promise<ApiError | null> {
    const { client, queries } = this.services
    const failure = await client[call.call](call.input, SESSION_CONFIRMED).then(
      () => null,
      (error: unknown) => this.#ignoreIfListed(toApiError(error)),
    )
    this.#listReload = invalidateAfter(queries, call.call)
    return failure
  }

  /** Resolves to null if the list shows the write after an ambiguous response, else to the failure. */
  async #ignoreIfListed(failure: ApiError): Promise<ApiError | null> {
    const { kind } = this
    if (!isAmbiguous(failure) || kind.isListed === undefined) return failure
    const row = await this.#readRow().catch(() => undefined)
    return row !== undefined && kind.isListed(row, this.#write.input) ? null : failure
  }

  async #deliver({ to, subject, html, agreementOf }: QueuedEmail): Promise<void> {
    const { client, queries } = this.services
    const message = { email: to, subject, message: sanitise(html) }
    if (agreementOf === undefined) {
      await client.sendEmail(message, SESSION_CONFIRMED)
      return
    }
    await client
      .requestAgreementByEmail({ ...message, applicationId: agreementOf }, SESSION_CONFIRMED)
      .finally(() => void invalidateAfter(queries, 'requestAgreementByEmail'))
  }
}

interface SaveCall<Name extends CallName = CallName> {
  readonly call: Name
  readonly input: Input<Name>
}

const createRetry = (remainingStep: ReachedStep | undefined): Pick<Outcome, 'remainingStep' | 'retryActions'> => ({
  remainingStep,
  retryActions: remainingStep?.mayBeDone && remainingStep.step !== 'email' ? ['look'] : ['send'],
})

/** Returns why a call was not executed and can wait: a read without a response, or a write that was not sent. */
function getHoldReason(failure: ApiError): HeldWrite['holdReason'] | null {
  const { kind, call, isUnsent } = failure
  if (kind === 'signed-out') return 'signed out'
  if (kind === 'somebody-else') return 'somebody else'
  const isRead = contract[call as CallName].changes.length === 0
  return hasNoResponse(failure) && (isRead || isUnsent) ? 'no host' : null
}
