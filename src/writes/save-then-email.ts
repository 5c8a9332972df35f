import { apiErrorOf, isAmbiguous, whyItFailed, type ApiError } from '@/api/errors'
import type { Services } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import type { Outcome } from '@/writes/entry'
import { contract, type CallName, type Input } from '@/contract'
import { z } from '@/domain/zod'
import { guidance } from '@/domain/guidance'
import { messages } from '@/domain/messages'
import type { LoggedEmail, UnsentEmail } from '@/writes/email-log'
import type { OutgoingEmail } from '@/writes/outgoing-email'
import { forgetDraft } from '@/writes/email-draft'
import { readJson } from '@/lib/read-json'
import { sanitise } from '@/writes/sanitise'
import { storedEmailLog } from '@/writes/stored-email-log'

interface EmailAfterSave<Name extends CallName> {
  /** One per subject; a retry uses the same key. */
  key: string
  /** Label in the log of sent e-mails: "Application 12: granted". */
  about: string
  /** The call made before the e-mail is sent. */
  save?: { call: Name; input: Input<Name> } | undefined
  email: OutgoingEmail
  /** True if the page shows that an e-mail about this was sent before. */
  sentBefore?: boolean
  /** Checks whether the host saved the data after an ambiguous response. */
  isSaved?: () => Promise<boolean>
  /** The text shown if the save fails. */
  notSaved?: string | undefined
  texts: EmailTexts
}

/** The texts about one e-mail that was sent, and that was not. */
export interface EmailTexts {
  readonly sent: string
  readonly notSent: (failure: ApiError) => string
}

/** For an e-mail that asks for something. */
export const REQUEST_TEXTS: EmailTexts = {
  sent: messages.email.sent,
  notSent: ({ kind, serverText }) =>
    kind === 'refused' ? messages.email.refused(serverText) : messages.email.errorTryAgain,
}

/** For the letter about a decision. */
export const letterTexts = (sent: string): EmailTexts => ({
  sent,
  notSent: ({ kind, serverText }) =>
    kind === 'refused' && serverText !== '' ? messages.email.errorBecause(serverText) : messages.email.error,
})

type FromServices = Pick<Services, 'client' | 'queries' | 'local' | 'tab' | 'now'>

/**
 * Saves first, e-mails second, and reports each separately. Bound to a user, not to a screen: it may finish while
 * another page is open. A retry with the same key and input sends only the e-mail, because each save would add another
 * row on the legacy host.
 */
export function emailSender({ client, queries, local, tab, now }: FromServices, personId: string) {
  const emailLog = storedEmailLog(local, personId)

  async function deliver({ to, subject, html, agreementOf }: OutgoingEmail): Promise<void> {
    const message = { email: to, subject, message: sanitise(html) }
    if (agreementOf === undefined) {
      await client.sendEmail(message)
      return
    }
    await client
      .requestAgreementByEmail({ ...message, applicationId: agreementOf })
      .finally(() => void invalidateAfter(queries, 'requestAgreementByEmail'))
  }

  /**
   * Sends the e-mail and logs it. If something was saved for it, its entry stays unsent until the host confirms the
   * e-mail; otherwise a failure is logged only if the e-mail may have been sent. Rethrows the error.
   */
  async function sendQuietly(entry: LoggedEmail, email: OutgoingEmail): Promise<void> {
    try {
      await deliver(email)
    } catch (error) {
      const unconfirmed = isAmbiguous(error)
      const unsent = entry.unsent ?? (unconfirmed ? { letter: email, saved: null, first: false } : undefined)
      if (unsent) emailLog.put({ ...entry, unsent: { ...unsent, unconfirmed } })
      throw error
    }
    emailLog.put({ ...entry, at: now().toISOString(), unsent: undefined })
    forgetDraft(tab, personId, entry.key)
  }

  /** Sends only the e-mail, and returns the outcome. */
  async function sendAlone(entry: LoggedEmail, email: OutgoingEmail, texts: EmailTexts): Promise<Outcome> {
    try {
      await sendQuietly(entry, email)
      return { state: 'sent', text: texts.sent }
    } catch (error) {
      const failure = apiErrorOf(error)
      const isRefused = failure.kind === 'refused'
      const unconfirmed = isAmbiguous(failure)
      const why = unconfirmed ? IF_IT_DID : isRefused ? '' : whyItFailed(failure)
      return {
        state: unconfirmed ? 'unconfirmed' : 'failed',
        text: texts.notSent(failure),
        reason: [entry.unsent ? SAVED_ALONE : '', why].filter(Boolean).join(' '),
        detail: failure.detail,
        again: { label: 'Retry the e-mail', run: () => sendAlone(entry, email, texts) },
      }
    }
  }

  async function saveThenEmail<Name extends CallName>(posting: EmailAfterSave<Name>): Promise<Outcome> {
    const { key, save, email, texts } = posting
    const entry = entryOf(posting, now())
    if (save === undefined) return sendAlone(entry, email, texts)

    const saved = JSON.stringify(z.encode(contract[save.call].request as z.ZodType, save.input))
    const earlier = emailLog.storedUnsent(key)?.unsent
    let listRead = Promise.resolve()
    const unsent = { letter: email, saved: null, first: earlier?.first ?? !posting.sentBefore, unconfirmed: false }
    if (!isSameSave(earlier?.saved, saved)) {
      // Logged first: the save may set the host's "sent" flag, which must not count until the e-mail was sent.
      emailLog.put({ ...entry, unsent })
      const failure = await client[save.call](save.input).then(
        () => null,
        (error: unknown) => unlessSaved(apiErrorOf(error), posting),
      )
      if (failure === null) emailLog.put({ ...entry, unsent: { ...unsent, saved } })
      else if (hasAnswered(failure)) emailLog.dropUnsent(key)
      listRead = invalidateAfter(queries, save.call)
      if (failure !== null) return { ...notSaved(failure, posting.notSaved ?? messages.review.tryAgain), listRead }
    }
    return { ...(await sendAlone({ ...entry, unsent: { ...unsent, saved } }, email, texts)), listRead }
  }

  return {
    saveThenEmail,
    retryEmail: (entry: UnsentEmail, texts: EmailTexts) => sendAlone(entry, entry.unsent.letter, texts),
  }
}

/**
 * The saved input is stored in wire format, so that other versions of the portal recognise it; older versions wrote its
 * fields in another order.
 */
const isSameSave = (stored: string | null | undefined, saved: string): boolean => inOrder(stored) === inOrder(saved)

const inOrder = (saved: string | null | undefined): string =>
  JSON.stringify(Object.entries(Object(readJson(saved ?? null))).toSorted(([one], [other]) => one.localeCompare(other)))

const SAVED_ALONE = 'It is saved, without its e-mail.'

const IF_IT_DID = 'We could not confirm whether the e-mail went out. If it did, a second one will follow.'

function notSaved(failure: ApiError, text: string): Outcome {
  const unconfirmed = isAmbiguous(failure)
  return {
    state: unconfirmed ? 'unconfirmed' : 'failed',
    text,
    reason: unconfirmed ? guidance.ambiguousWrite.happened : whyItFailed(failure),
    detail: failure.detail,
  }
}

function entryOf({ key, about, email }: Pick<EmailAfterSave<never>, 'key' | 'about' | 'email'>, at: Date): LoggedEmail {
  return { key, about, to: email.to, subject: email.subject, at: at.toISOString() }
}

/** The host rejected the request, so nothing is saved. */
const hasAnswered = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'signed-out'

/** After a lost or unreadable response the data may be saved all the same: null then, so that the e-mail is sent. */
async function unlessSaved(
  failure: ApiError,
  { isSaved }: Pick<EmailAfterSave<never>, 'isSaved'>,
): Promise<ApiError | null> {
  if (hasAnswered(failure) || isSaved === undefined) return failure
  return (await isSaved().catch(() => false)) ? null : failure
}
