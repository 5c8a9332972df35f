import { apiErrorOf, isAmbiguous, whyItFailed, type ApiError } from '@/api/errors'
import type { Services } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import type { Outcome } from '@/api/outbox/entry'
import { contract, type CallName, type Input } from '@/contract'
import { z } from '@/domain/zod'
import { guidance } from '@/domain/guidance'
import { messages } from '@/domain/messages'
import type { SentEmail, UnsentEmail } from '@/features/sent-emails/sent-emails'
import type { OutgoingEmail } from './outgoing-email'
import { forgetDraft } from './email-draft'
import { readJson } from '@/lib/read-json'
import { sanitise } from './sanitise'
import { storedEmails } from '@/features/sent-emails/stored-emails'

interface EmailAfterSave<Name extends CallName> {
  /** One per thing that is written about; the same again when it is tried again. */
  key: string
  /** How the record of sent e-mails lists it: "Application 12: granted". */
  about: string
  /** What is saved before the e-mail goes. */
  save?: { call: Name; input: Input<Name> } | undefined
  email: OutgoingEmail
  /** True where the page shows that an e-mail about this has gone out already. */
  sentBefore?: boolean
  /** Reads again whether the host has what was to be saved, where its answer did not tell. */
  isSaved?: () => Promise<boolean>
  /** The exact texts of the outcome. */
  texts: { notSaved?: string | undefined; sent: string }
}

type FromServices = Pick<Services, 'client' | 'queries' | 'local' | 'tab' | 'now'>

/**
 * Saves first and sends the e-mail second, each told apart. It is bound to a person and to no screen: what it sends may
 * go out while another page is shown. Trying again with the same key and the same input sends the e-mail alone: each
 * saving would add another row on the legacy host.
 */
export function emailSender({ client, queries, local, tab, now }: FromServices, personId: string) {
  const sentEmails = storedEmails(local, personId)

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
   * The e-mail alone, and its line in the record. An entry that was saved for stays unsent until the host has said that
   * the e-mail is out; of any other only that it may be out is worth a line. A failure is the caller's to tell.
   */
  async function sendQuietly(entry: SentEmail, email: OutgoingEmail): Promise<void> {
    try {
      await deliver(email)
    } catch (error) {
      const unconfirmed = isAmbiguous(error)
      const unsent = entry.unsent ?? (unconfirmed ? { letter: email, saved: null, first: false } : undefined)
      if (unsent) sentEmails.put({ ...entry, unsent: { ...unsent, unconfirmed } })
      throw error
    }
    sentEmails.put({ ...entry, at: now().toISOString(), unsent: undefined })
    forgetDraft(tab, personId, entry.key)
  }

  /** The e-mail alone, and what came of it. */
  async function sendAlone(entry: SentEmail, email: OutgoingEmail, sentText: string): Promise<Outcome> {
    try {
      await sendQuietly(entry, email)
      return { state: 'sent', text: sentText }
    } catch (error) {
      const failure = apiErrorOf(error)
      const isRefused = failure.kind === 'refused'
      const unconfirmed = isAmbiguous(failure)
      const why = unconfirmed ? IF_IT_DID : isRefused ? '' : whyItFailed(failure)
      return {
        state: unconfirmed ? 'unconfirmed' : 'failed',
        text: isRefused ? messages.email.refused(failure.serverText) : messages.email.errorTryAgain,
        reason: [entry.unsent ? SAVED_ALONE : '', why].filter(Boolean).join(' '),
        detail: failure.detail,
        again: { label: 'Retry the e-mail', run: () => sendAlone(entry, email, sentText) },
      }
    }
  }

  async function saveThenEmail<Name extends CallName>(posting: EmailAfterSave<Name>): Promise<Outcome> {
    const { key, save, email, texts } = posting
    const entry = entryOf(posting, now())
    if (save === undefined) return sendAlone(entry, email, texts.sent)

    const saved = JSON.stringify(z.encode(contract[save.call].request as z.ZodType, save.input))
    const earlier = sentEmails.storedUnsent(key)?.unsent
    let listRead = Promise.resolve()
    const unsent = { letter: email, saved: null, first: earlier?.first ?? !posting.sentBefore, unconfirmed: false }
    if (!isSameSave(earlier?.saved, saved)) {
      // Before the host hears of it: its flag may turn on with the save, and must not be believed until the e-mail is out.
      sentEmails.put({ ...entry, unsent })
      const failure = await client[save.call](save.input).then(
        () => null,
        (error: unknown) => unlessSaved(apiErrorOf(error), posting),
      )
      if (failure === null) sentEmails.put({ ...entry, unsent: { ...unsent, saved } })
      else if (hasAnswered(failure)) sentEmails.dropUnsent(key)
      listRead = invalidateAfter(queries, save.call)
      if (failure !== null) return { ...notSaved(failure, texts.notSaved ?? messages.review.tryAgain), listRead }
    }
    return { ...(await sendAlone({ ...entry, unsent: { ...unsent, saved } }, email, texts.sent)), listRead }
  }

  /** One of several e-mails, whose outcomes a list tells. Throws the `ApiError` it failed with. */
  const emailOneOf = (posting: Omit<EmailAfterSave<never>, 'save' | 'texts'>) =>
    sendQuietly(entryOf(posting, now()), posting.email)

  return {
    saveThenEmail,
    retryEmail: (entry: UnsentEmail, sentText: string) => sendAlone(entry, entry.unsent.letter, sentText),
    emailOneOf,
  }
}

/**
 * What was saved is kept as the wire has it, so that it is known again by another version of the portal; some wrote its
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

function entryOf({ key, about, email }: Pick<EmailAfterSave<never>, 'key' | 'about' | 'email'>, at: Date): SentEmail {
  return { key, about, to: email.to, subject: email.subject, at: at.toISOString() }
}

/** The host has said no: nothing is saved. */
const hasAnswered = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'signed-out'

/** An answer that was lost, or was none, may stand for a save that was done: no failure then, the e-mail is to come. */
async function unlessSaved(
  failure: ApiError,
  { isSaved }: Pick<EmailAfterSave<never>, 'isSaved'>,
): Promise<ApiError | null> {
  if (hasAnswered(failure) || isSaved === undefined) return failure
  return (await isSaved().catch(() => false)) ? null : failure
}
