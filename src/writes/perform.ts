import { toApiError, isAmbiguous, isStillAmbiguous, hasNoResponse, type ApiError } from '@/wire/client/api-error'
import { explainWrite, getRefusalText, getFailureReason } from '@/api/explain'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { invalidateAfter } from '@/api/query'
import type { Services } from '@/api/services'
import { contract, type CallName, type Input } from '@/contract'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { forgetDraft } from './email-draft'
import { emailLog } from './email-log'
import { sanitise } from './sanitise'
import {
  NOT_RECORDED,
  type HeldWrite,
  type Outcome,
  type QueuedEmail,
  type ReachedStep,
  type Way,
  type Write,
  type WriteKind,
  type WriteRun,
} from './write'

type Kind = WriteKind<ListCall, unknown>
type FromServices = Pick<Services, 'client' | 'queries' | 'local' | 'tab' | 'now'>

const CHANGED = 'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.'
const NO_LONGER_LISTED = 'This application was changed meanwhile: it is no longer in this list. Nothing was sent.'
const CHANGED_AFTER = 'This application was changed meanwhile, so nothing was sent again.'
const NOT_CHECKED =
  'We could not check whether this application was changed meanwhile. Nothing was sent. Please try again.'
const UNKNOWN_KIND = 'This version of the portal cannot send this. Nothing was sent.'
const SAVED_ALONE = 'It is saved, without its e-mail.'
const IF_IT_DID = 'We could not confirm whether the e-mail went out. If it did, a second one will follow.'
const NOT_SHOWN = 'The list does not show it. It may still arrive.'
const EMAIL_NOT_RECORDED = 'This device could not record the sending, so the e-mail was not sent.'

/** The queue has checked the session at the start of this attempt. */
const CONFIRMED = { isSessionConfirmed: true }

/**
 * Sends the steps of a write that are left: reads its row again, compares it with what the person saw, saves, and sends
 * the e-mail. A step that may have been done is looked for in the list first. Rejects only for a bug in the portal.
 */
export async function performWrite(
  services: FromServices,
  kinds: readonly Kind[],
  run: WriteRun,
): Promise<Outcome | HeldWrite> {
  const kind = kinds.find(({ name }) => name === run.write.kind)
  return kind ? new Steps(services, kind, run).send() : { state: 'failed', text: UNKNOWN_KIND }
}

class Steps {
  readonly #write: Write
  /** Settles once the list was loaded again; undefined if this run saved nothing. */
  #listRead: Promise<void> | undefined

  constructor(
    private readonly services: FromServices,
    private readonly kind: Kind,
    private readonly run: WriteRun,
  ) {
    this.#write = run.write
  }

  async send(): Promise<Outcome | HeldWrite> {
    const { reached } = this.#write
    const result = reached?.mayBeDone
      ? await this.#goOnAfterLook(reached)
      : reached?.step === 'email'
        ? await this.#sendEmail(false)
        : await this.#start()
    return result.state === 'held' ? result : { ...result, listRead: this.#listRead }
  }

  async #start(): Promise<Outcome | HeldWrite> {
    return (await this.#findChange()) ?? (this.kind.save ? this.#save(false) : this.#sendEmail(false))
  }

  /** Looks for a step that may have been done, and sends what is left. */
  async #goOnAfterLook(reached: ReachedStep): Promise<Outcome | HeldWrite> {
    const { kind } = this
    const { letter: email } = this.#write
    const isLook = this.run.only === 'look'
    const isListed = kind.landed !== undefined && !(reached.step === 'email' && kind.save)
    if (!isListed) {
      if (reached.step === 'unknown' && email) return this.#emailUnconfirmed()
      // The host lists no e-mails: only the person can decide.
      if (isLook) return this.#notConfirmed(reached, IF_IT_DID, ['send'])
      return reached.step === 'email' ? this.#sendEmail(true) : this.#start()
    }
    const row = await this.#readRow().catch((error: unknown) => toApiError(error))
    if (row instanceof Error) return this.#landingUnknown(row, reached)
    if (row && kind.landed?.(row, this.#write.input)) {
      if (!kind.save) return this.#emailSent()
      return reached.step === 'unknown' && email ? this.#emailUnconfirmed() : this.#sendEmail(false)
    }
    if (isLook) return this.#notConfirmed(reached, NOT_SHOWN, ['look', 'send'])
    if (reached.step === 'email') return this.#sendEmail(true)
    return (await this.#findChange()) ?? this.#save(true)
  }

  /** @param mayBeDone an earlier attempt got no response */
  async #save(mayBeDone: boolean): Promise<Outcome | HeldWrite> {
    const { kind } = this
    const call = kind.save?.(this.#write.applicationId, this.#write.input)
    if (!call) return this.#sendEmail(false)
    if (!(await this.run.note({ step: 'save', mayBeDone: true })))
      return { state: 'failed', text: NOT_RECORDED, keepsChoice: true, ...againAt({ step: 'save', mayBeDone }) }
    const failure = await this.#callSave(call)
    if (failure === null) return this.#sendEmail(false)
    const left: ReachedStep = { step: 'save', mayBeDone: isStillAmbiguous(failure, mayBeDone) }
    const because = whyHeld(failure)
    if (because) return { state: 'held', because, reached: mayBeDone ? left : undefined }
    return {
      state: left.mayBeDone ? 'unconfirmed' : 'failed',
      reason: getRefusalText(failure, explainWrite(failure, mayBeDone).happened),
      detail: failure.detail,
      ...againAt(left),
      ...(kind.notSaved?.(failure) ?? { text: messages.review.tryAgain }),
    }
  }

  /** @param mayBeDone an earlier attempt got no response */
  async #sendEmail(mayBeDone: boolean): Promise<Outcome | HeldWrite> {
    const { kind } = this
    const { letter: email } = this.#write
    if (!email) return this.#sent()
    if (!(await this.run.note({ step: 'email', mayBeDone: true }))) {
      const left = { step: 'email', mayBeDone } as const
      return { state: 'failed', text: EMAIL_NOT_RECORDED, reason: kind.save ? SAVED_ALONE : '', ...againAt(left) }
    }
    try {
      await this.#deliver(email)
    } catch (error) {
      const failure = toApiError(error)
      // A refusal of this e-mail says nothing about an earlier one.
      const left: ReachedStep = { step: 'email', mayBeDone: mayBeDone || isAmbiguous(failure) }
      const isUnconfirmed = left.mayBeDone
      const because = whyHeld(failure)
      if (because) return { state: 'held', because, reached: left }
      const why = isUnconfirmed ? IF_IT_DID : failure.kind === 'refused' ? '' : getFailureReason(failure)
      return {
        state: isUnconfirmed ? 'unconfirmed' : 'failed',
        text: kind.emailNotSent?.(failure) ?? messages.email.errorTryAgain,
        reason: [kind.save ? SAVED_ALONE : '', why].filter(Boolean).join(' '),
        detail: failure.detail,
        left,
        ways: isUnconfirmed && kind.landed && !kind.save ? ['look'] : ['send'],
      }
    }
    return this.#emailSent()
  }

  #emailSent(): Outcome {
    const { letter: email } = this.#write
    const { services, run } = this
    if (email) {
      const { logKey: key, about, to, subject } = email
      emailLog(services.local, run.owner.id).put({ key, about, to, subject, at: services.now().toISOString() })
      forgetDraft(services.tab, run.owner.id, key)
    }
    return this.#sent()
  }

  #sent(): Outcome {
    return { state: 'sent', ...this.kind.sent(this.#write.input, this.#write.applicationId) }
  }

  /** Reports an e-mail that may have been in flight when its page closed. The host does not list e-mails. */
  #emailUnconfirmed(): Outcome {
    const text = this.kind.save ? `It is saved, but we${IF_IT_DID.slice(2)}` : IF_IT_DID
    return this.#notConfirmed({ step: 'email', mayBeDone: true }, text, ['send'])
  }

  #notConfirmed(left: ReachedStep, text: string, ways: readonly Way[]): Outcome {
    return { state: 'unconfirmed', text, left, ways }
  }

  #landingUnknown(failure: ApiError, left: ReachedStep): Outcome | HeldWrite {
    const { detail } = failure
    const because = whyHeld(failure)
    if (because) return { state: 'held', because, reached: left }
    const text = left.step === 'email' ? (this.kind.emailNotSent?.(failure) ?? NOT_CHECKED) : NOT_CHECKED
    const reason = left.step === 'email' ? IF_IT_DID : guidance.earlierAttempt
    return { state: 'unconfirmed', text, reason, detail, left, ways: ['look'], keepsChoice: true }
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
      const because = whyHeld(row)
      if (because) return { state: 'held', because, reached }
      return { state: 'failed', text: NOT_CHECKED, detail, keepsChoice: true, ...againAt(reached) }
    }
    if (row !== undefined && JSON.stringify(kind.seen?.(row, this.#write.input)) === seen) return null
    if (reached?.mayBeDone) return { state: 'unconfirmed', text: CHANGED_AFTER, reason: guidance.earlierAttempt }
    return { state: 'failed', text: row === undefined ? NO_LONGER_LISTED : CHANGED }
  }

  /** Resolves to null if it is saved, else to the failure. */
  async #callSave<Name extends CallName>(call: SavingCall<Name>): Promise<ApiError | null> {
    const { client, queries } = this.services
    const failure = await client[call.call](call.input, CONFIRMED).then(
      () => null,
      (error: unknown) => this.#unlessLanded(toApiError(error)),
    )
    this.#listRead = invalidateAfter(queries, call.call)
    return failure
  }

  /** Resolves to null if the list shows the write after an ambiguous response, else to the failure. */
  async #unlessLanded(failure: ApiError): Promise<ApiError | null> {
    const { kind } = this
    if (!isAmbiguous(failure) || kind.landed === undefined) return failure
    const row = await this.#readRow().catch(() => undefined)
    return row !== undefined && kind.landed(row, this.#write.input) ? null : failure
  }

  async #deliver({ to, subject, html, agreementOf }: QueuedEmail): Promise<void> {
    const { client, queries } = this.services
    const message = { email: to, subject, message: sanitise(html) }
    if (agreementOf === undefined) {
      await client.sendEmail(message, CONFIRMED)
      return
    }
    await client
      .requestAgreementByEmail({ ...message, applicationId: agreementOf }, CONFIRMED)
      .finally(() => void invalidateAfter(queries, 'requestAgreementByEmail'))
  }
}

interface SavingCall<Name extends CallName = CallName> {
  readonly call: Name
  readonly input: Input<Name>
}

const againAt = (left: ReachedStep | undefined): Pick<Outcome, 'left' | 'ways'> => ({
  left,
  ways: left?.mayBeDone && left.step !== 'email' ? ['look'] : ['send'],
})

/** Returns why a call was not executed and can wait: a read without a response, or a write that was not sent. */
function whyHeld(failure: ApiError): HeldWrite['because'] | null {
  const { kind, call, isUnsent } = failure
  if (kind === 'signed-out') return 'signed out'
  if (kind === 'somebody-else') return 'somebody else'
  const isRead = contract[call as CallName].changes.length === 0
  return hasNoResponse(failure) && (isRead || isUnsent) ? 'no host' : null
}
