import { ApiError, isAmbiguous, whyItFailed } from '@/api/errors'
import type { Services } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import type { Outcome } from '@/api/outbox/entry'
import type { CallName, Input } from '@/contract'
import { guidance } from '@/domain/guidance'
import { messages } from '@/domain/messages'
import type { LedgerEntry, UnsentEntry } from '@/features/sent-mail/ledger'
import type { Letter } from './letter'
import { forgetLetter } from './mail-draft'
import { sanitise } from './sanitise'
import { storedLedger } from '@/features/sent-mail/stored-ledger'

interface Posting<Name extends CallName> {
  /** One per thing that is mailed about; the same again when it is tried again. */
  key: string
  /** How the ledger lists it: "Application 12: granted". */
  about: string
  /** What is saved before the mail goes. */
  save?: { call: Name; input: Input<Name> }
  letter: Letter
  /** True where the page shows that a mail about this has gone out already. */
  sentBefore?: boolean
  /** Reads again whether the host has what was to be saved, where its answer did not tell. */
  isSaved?: () => Promise<boolean>
  /** The exact texts of the outcome. */
  told: { notSaved?: string; sent: string }
}

type FromPortal = Pick<Services, 'client' | 'queries' | 'local' | 'tab' | 'now'>

/**
 * Saves first and mails second, each told apart. It is bound to a person and to no screen: what it sends may go out
 * while another page is shown. Trying again with the same key and the same input sends the mail alone: each saving
 * would add another row on the legacy host.
 */
export function postOf({ client, queries, local, tab, now }: FromPortal, personId: string) {
  const ledger = storedLedger({ local, queries }, personId)

  async function deliver({ to, subject, html, agreementOf }: Letter): Promise<void> {
    const mail = { email: to, subject, message: sanitise(html) }
    if (agreementOf === undefined) {
      await client.sendEmail(mail)
      return
    }
    await client
      .requestAgreementByEmail({ ...mail, appId: agreementOf })
      .finally(() => void invalidateAfter(queries, 'requestAgreementByEmail'))
  }

  /**
   * The mail alone, and its line in the ledger. An entry that was saved for stays unsent until the host has said that
   * the mail is out; of any other only that it may be out is worth a line. A failure is the caller's to tell.
   */
  async function mailQuietly(entry: LedgerEntry, letter: Letter): Promise<void> {
    try {
      await deliver(letter)
    } catch (error) {
      const unconfirmed = isAmbiguous(error)
      const unsent = entry.unsent ?? (unconfirmed ? { letter, saved: null, first: false } : undefined)
      if (unsent) ledger.put({ ...entry, unsent: { ...unsent, unconfirmed } })
      throw error
    }
    ledger.put({ ...entry, at: now().toISOString(), unsent: undefined })
    forgetLetter(tab, personId, entry.key)
  }

  /** The mail alone, and what came of it. */
  async function mail(entry: LedgerEntry, letter: Letter, sentText: string): Promise<Outcome> {
    try {
      await mailQuietly(entry, letter)
      return { state: 'sent', text: sentText }
    } catch (error) {
      const failure = asApiError(error)
      const isRefused = failure.kind === 'refused'
      const unconfirmed = isAmbiguous(failure)
      const why = unconfirmed ? IF_IT_DID : isRefused ? '' : whyItFailed(failure)
      return {
        state: unconfirmed ? 'unconfirmed' : 'failed',
        text: isRefused ? messages.email.refused(failure.serverText) : messages.email.errorTryAgain,
        why: [entry.unsent ? SAVED_ALONE : '', why].filter(Boolean).join(' '),
        detail: failure.detail,
        again: { label: 'Retry the e-mail', run: () => mail(entry, letter, sentText) },
      }
    }
  }

  async function saveThenMail<Name extends CallName>(posting: Posting<Name>): Promise<Outcome> {
    const { key, save, letter, told } = posting
    const entry = entryOf(posting, now())
    if (save === undefined) return mail(entry, letter, told.sent)

    const saved = JSON.stringify(save.input)
    const earlier = ledger.storedUnsent(key)?.unsent
    let listed = Promise.resolve()
    const unsent = { letter, saved: null, first: earlier?.first ?? !posting.sentBefore, unconfirmed: false }
    if (earlier?.saved !== saved) {
      // Before the host hears of it: its flag may turn on with the save, and must not be believed until the mail is out.
      ledger.put({ ...entry, unsent })
      const failure = await client[save.call](save.input).then(
        () => null,
        (error: unknown) => unlessSaved(asApiError(error), posting),
      )
      if (failure === null) ledger.put({ ...entry, unsent: { ...unsent, saved } })
      else if (hasAnswered(failure)) ledger.dropUnsent(key)
      listed = invalidateAfter(queries, save.call)
      if (failure !== null) return { ...notSaved(failure, told.notSaved ?? messages.review.tryAgain), listed }
    }
    return { ...(await mail({ ...entry, unsent: { ...unsent, saved } }, letter, told.sent)), listed }
  }

  /** One of several mails, whose outcomes a list tells. Throws the `ApiError` it failed with. */
  const mailOneOf = (posting: Omit<Posting<never>, 'save' | 'told'>) =>
    mailQuietly(entryOf(posting, now()), posting.letter)

  return {
    saveThenMail,
    retryMail: (entry: UnsentEntry, sentText: string) => mail(entry, entry.unsent.letter, sentText),
    mailOneOf,
  }
}

const SAVED_ALONE = 'It is saved, without its e-mail.'

const IF_IT_DID = 'We could not confirm whether the e-mail went out. If it did, a second one will follow.'

function notSaved(failure: ApiError, text: string): Outcome {
  const unconfirmed = isAmbiguous(failure)
  return {
    state: unconfirmed ? 'unconfirmed' : 'failed',
    text,
    why: unconfirmed ? guidance.ambiguousWrite.happened : whyItFailed(failure),
    detail: failure.detail,
  }
}

function entryOf({ key, about, letter }: Pick<Posting<never>, 'key' | 'about' | 'letter'>, at: Date): LedgerEntry {
  return { key, about, to: letter.to, subject: letter.subject, at: at.toISOString() }
}

/** The host has said no: nothing is saved. */
const hasAnswered = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'signed-out'

/** An answer that was lost, or was none, may stand for a save that was done: no failure then, the mail is to come. */
async function unlessSaved(failure: ApiError, { isSaved }: Pick<Posting<never>, 'isSaved'>): Promise<ApiError | null> {
  if (hasAnswered(failure) || isSaved === undefined) return failure
  return (await isSaved().catch(() => false)) ? null : failure
}

/** Whatever else was thrown is a fault of this program, and no reply of the host. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
