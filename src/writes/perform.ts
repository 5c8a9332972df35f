import { apiErrorOf, explainWrite, isStillAmbiguous, refusalOr, whyItFailed, type ApiError } from '@/api/errors'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { invalidateAfter } from '@/api/query'
import type { Services } from '@/api/services'
import { contract, type CallName, type Input } from '@/contract'
import { messages } from '@/domain/texts/messages'
import { z } from '@/domain/zod'
import { readJson } from '@/lib/read-json'
import { forgetDraft } from './email-draft'
import { emailLog, type LoggedEmail } from './email-log'
import { sanitise } from './sanitise'
import type { QueuedEmail, Outcome, Write, WriteKind } from './write'

type Kind = WriteKind<ListCall, unknown>
type FromServices = Pick<Services, 'client' | 'queries' | 'local' | 'tab' | 'now'>

const CHANGED = 'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.'
const NO_LONGER_LISTED = 'This application was changed meanwhile: it is no longer in this list. Nothing was sent.'
const NOT_CHECKED =
  'We could not check whether this application was changed meanwhile. Nothing was sent. Please try again.'
const UNKNOWN_KIND = 'This version of the portal cannot send this. Nothing was sent.'
const SAVED_ALONE = 'It is saved, without its e-mail.'
const IF_IT_DID = 'We could not confirm whether the e-mail went out. If it did, a second one will follow.'

/**
 * Sends a write: reads its row again, compares it with what the person saw, saves, and sends the e-mail. After an
 * ambiguous response, looks in the list whether the write has landed. A retry after a failed e-mail does not save
 * again: each save adds a row on the legacy host. Rejects only for a bug in the portal.
 */
export async function performWrite(
  services: FromServices,
  kinds: readonly Kind[],
  write: Write,
  personId: string,
): Promise<Outcome> {
  const kind = kinds.find(({ name }) => name === write.kind)
  if (!kind) return { state: 'failed', text: UNKNOWN_KIND }
  const steps = new Steps(services, kind, write, personId)
  if (!write.isLetterOnly) return steps.sendAll()
  return (await steps.findLanded()) ?? steps.sendEmail()
}

class Steps {
  readonly #log: ReturnType<typeof emailLog>

  constructor(
    private readonly services: FromServices,
    private readonly kind: Kind,
    private readonly write: Write,
    private readonly personId: string,
  ) {
    this.#log = emailLog(services.local, personId)
  }

  async sendAll(): Promise<Outcome> {
    const { kind, write } = this
    const outcome = (await this.findLanded()) ?? (await this.#findChange())
    if (outcome) return outcome
    const call = kind.save?.(write.applicationId, write.input)
    const saved = call && (await this.#save(call))
    if (saved?.failure) return { ...this.#notSaved(saved.failure), listRead: saved.listRead }
    return { ...(write.letter ? await this.sendEmail() : this.#sent()), listRead: saved?.listRead }
  }

  /** Returns the outcome of a write whose response was lost; null if it has not landed, and may be sent. */
  async findLanded(): Promise<Outcome | null> {
    const { kind, write } = this
    const { letter } = write
    if (!write.mayHaveArrived) return null
    // The list shows what was saved, but not whether the e-mail was sent. Only the person can decide.
    const isReadable = kind.landed !== undefined && !(write.isLetterOnly && kind.save)
    if (!isReadable) return write.isLetterOnly || !letter ? null : this.#emailUnconfirmed(letter)
    const row = await this.#readRow().catch((error: unknown) => apiErrorOf(error))
    if (row instanceof Error) return this.#landingUnknown(row)
    if (!row || !kind.landed?.(row, write.input)) return null
    if (letter && kind.save) return this.#emailUnconfirmed(letter)
    if (letter) this.#log.confirm(letter.logKey)
    return this.#sent()
  }

  async sendEmail(): Promise<Outcome> {
    const { write, kind } = this
    const { letter } = write
    if (!letter) return this.#sent()
    const { logKey } = letter
    try {
      await this.#deliver(letter)
    } catch (error) {
      const failure = apiErrorOf(error)
      const unconfirmed = isStillAmbiguous(failure, write.mayHaveArrived === true)
      const earlier = this.#log.storedUnsent(logKey)
      if (kind.save || earlier || unconfirmed)
        this.#log.put({
          ...this.#logged(letter),
          unsent: this.#unsent(letter, earlier?.unsent.saved ?? null, unconfirmed),
        })
      const why = unconfirmed ? IF_IT_DID : failure.kind === 'refused' ? '' : whyItFailed(failure)
      return {
        state: unconfirmed ? 'unconfirmed' : 'failed',
        text: kind.emailNotSent?.(failure) ?? messages.email.errorTryAgain,
        reason: [kind.save ? SAVED_ALONE : '', why].filter(Boolean).join(' '),
        detail: failure.detail,
        again: this.#retry(unconfirmed),
      }
    }
    this.#log.put(this.#logged(letter))
    forgetDraft(this.services.tab, this.personId, logKey)
    return this.#sent()
  }

  #sent(): Outcome {
    return { state: 'sent', ...this.kind.sent(this.write.input, this.write.applicationId) }
  }

  #notSaved(failure: ApiError): Outcome {
    const { mayHaveArrived = false } = this.write
    return {
      state: isStillAmbiguous(failure, mayHaveArrived) ? 'unconfirmed' : 'failed',
      reason: refusalOr(failure, explainWrite(failure, mayHaveArrived).happened),
      detail: failure.detail,
      ...(this.kind.notSaved?.(failure) ?? { text: messages.review.tryAgain }),
    }
  }

  #retry = (mayHaveArrived: boolean): Outcome['again'] => ({
    label: 'Retry the e-mail',
    write: { ...this.write, isLetterOnly: true, mayHaveArrived },
  })

  /** Reports an e-mail that was in flight when its page closed. The host does not list e-mails. */
  #emailUnconfirmed(letter: QueuedEmail): Outcome {
    const { kind, write } = this
    const call = kind.save?.(write.applicationId, write.input)
    this.#log.put({ ...this.#logged(letter), unsent: this.#unsent(letter, call ? wireText(call) : null, true) })
    const text = call ? `It is saved, but we${IF_IT_DID.slice(2)}` : IF_IT_DID
    return { state: 'unconfirmed', text, again: this.#retry(true) }
  }

  #landingUnknown(failure: ApiError): Outcome {
    const { detail } = failure
    if (!this.write.isLetterOnly) return { state: 'failed', text: NOT_CHECKED, detail, keepsChoice: true }
    const text = this.kind.emailNotSent?.(failure) ?? messages.email.errorTryAgain
    return { state: 'unconfirmed', text, reason: IF_IT_DID, detail, again: this.#retry(true) }
  }

  async #readRow(): Promise<ListedRow<ListCall> | undefined> {
    const { client, queries } = this.services
    const listed = await queries.fetchQuery({ ...listQuery(client, this.kind.list), staleTime: 0 })
    return listed.find(({ applicationId }) => applicationId === this.write.applicationId)
  }

  /** Resolves to null if the row is unchanged, else to the outcome that reports the change. */
  async #findChange(): Promise<Outcome | null> {
    const { kind, write } = this
    if (write.seen === undefined) return null
    try {
      const row = await this.#readRow()
      if (row !== undefined && JSON.stringify(kind.seen?.(row, write.input)) === write.seen) return null
      return { state: 'failed', text: row === undefined ? NO_LONGER_LISTED : CHANGED }
    } catch (error) {
      return { state: 'failed', text: NOT_CHECKED, detail: apiErrorOf(error).detail, keepsChoice: true }
    }
  }

  async #save<Name extends CallName>(call: { readonly call: Name; readonly input: Input<Name> }) {
    const { client, queries } = this.services
    const { letter } = this.write
    const saved = wireText(call)
    if (letter && isSameSave(this.#log.storedUnsent(letter.logKey)?.unsent.saved, saved))
      return { failure: null, listRead: Promise.resolve() }
    const log = (text: string | null) =>
      letter && this.#log.put({ ...this.#logged(letter), unsent: this.#unsent(letter, text) })
    // Logged first: the save may set the host's "sent" flag, which must not count until the e-mail was sent.
    log(null)
    const failure = await client[call.call](call.input).then(
      () => null,
      (error: unknown) => this.#unlessLanded(apiErrorOf(error)),
    )
    if (failure === null) log(saved)
    else if (letter && isRefused(failure)) this.#log.dropUnsent(letter.logKey)
    return { failure, listRead: invalidateAfter(queries, call.call) }
  }

  /** Resolves to null if the list shows the write after an ambiguous response, else to the failure. */
  async #unlessLanded(failure: ApiError): Promise<ApiError | null> {
    const { kind, write } = this
    if (isRefused(failure) || kind.landed === undefined) return failure
    const row = await this.#readRow().catch(() => undefined)
    return row !== undefined && kind.landed(row, write.input) ? null : failure
  }

  async #deliver({ to, subject, html, agreementOf }: QueuedEmail): Promise<void> {
    const { client, queries } = this.services
    const message = { email: to, subject, message: sanitise(html) }
    if (agreementOf === undefined) {
      await client.sendEmail(message)
      return
    }
    await client
      .requestAgreementByEmail({ ...message, applicationId: agreementOf })
      .finally(() => void invalidateAfter(queries, 'requestAgreementByEmail'))
  }

  #logged({ logKey, about, to, subject }: QueuedEmail): LoggedEmail {
    return { key: logKey, about, to, subject, at: this.services.now().toISOString() }
  }

  #unsent(letter: QueuedEmail, saved: string | null, unconfirmed = false): NonNullable<LoggedEmail['unsent']> {
    const { to, subject, html, agreementOf } = letter
    const first =
      this.#log.storedUnsent(letter.logKey)?.unsent.first ?? (this.kind.save !== undefined && !letter.sentBefore)
    return { letter: { to, subject, html, agreementOf }, saved, first, unconfirmed }
  }
}

/** Encodes the input as the host reads it, so that other versions of the portal recognise it in the log. */
const wireText = ({ call, input }: { readonly call: CallName; readonly input: unknown }): string =>
  JSON.stringify(z.encode<z.ZodMiniType>(contract[call].request, input))

/** Older versions wrote the fields in another order. */
const isSameSave = (stored: string | null | undefined, saved: string): boolean => inOrder(stored) === inOrder(saved)

const inOrder = (saved: string | null | undefined): string =>
  JSON.stringify(Object.entries(Object(readJson(saved ?? null))).toSorted(([one], [other]) => one.localeCompare(other)))

/** The host rejected the request, so nothing is saved. */
const isRefused = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'signed-out'
