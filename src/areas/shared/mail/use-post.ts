import { ApiError, hostWords, isAmbiguous } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { invalidateAfter } from '@/api/query'
import type { CallName, Input } from '@/contract'
import { messages } from '@/domain/messages'
import { useAlerts } from '@/ui/alerts'
import type { LedgerEntry, UnsentEntry } from './ledger'
import type { Letter } from './letter'
import { sanitise } from './sanitise'
import { useLedger } from './use-ledger'

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
  /** The exact texts of the alerts (spec 8). */
  told: { notSaved?: string; sent: string }
}

/** Where it ended: `not-mailed` is "saved, but the e-mail did not go out". */
export type PostOutcome = 'not-saved' | 'not-mailed' | 'done'

/**
 * Saves first and mails second, each told apart. Every outcome has been alerted when it settles, and what the save
 * changed is read again. Trying again with the same key and the same input sends the mail alone: each saving would
 * add another row on the legacy host (wire 2.7).
 */
export function usePost() {
  const { client, queries, now } = usePortal()
  const alerts = useAlerts()
  const ledger = useLedger()

  async function deliver({ to, subject, html, agreementOf }: Letter): Promise<void> {
    const mail = { email: to, subject, message: sanitise(html) }
    if (agreementOf === undefined) {
      await client.sendEmail(mail)
      return
    }
    await client
      .requestAgreementByEmail({ ...mail, appId: agreementOf })
      .finally(() => invalidateAfter(queries, 'requestAgreementByEmail'))
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
  }

  /** The mail alone, and an alert of what came of it. */
  async function mail(entry: LedgerEntry, letter: Letter, sentText: string): Promise<'not-mailed' | 'done'> {
    try {
      await mailQuietly(entry, letter)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const text = error.kind === 'refused' ? messages.email.refused(error.serverText) : messages.email.errorTryAgain
      await alerts.show(text, { tone: 'error', detail: error.detail })
      return 'not-mailed'
    }
    await alerts.show(sentText, { tone: 'success' })
    return 'done'
  }

  async function saveThenMail<Name extends CallName>(posting: Posting<Name>): Promise<PostOutcome> {
    const { key, save, letter, told } = posting
    const entry = entryOf(posting, now())
    if (save === undefined) return mail(entry, letter, told.sent)

    const saved = JSON.stringify(save.input)
    const earlier = ledger.storedUnsent(key)?.unsent
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
      await invalidateAfter(queries, save.call)
      if (failure !== null) {
        const text = told.notSaved ?? messages.review.tryAgain
        await alerts.show(text, { tone: 'error', reason: hostWords(failure, text), detail: failure.detail })
        return 'not-saved'
      }
    }
    return mail({ ...entry, unsent: { ...unsent, saved } }, letter, told.sent)
  }

  const retryMail = (entry: UnsentEntry, sentText: string) => mail(entry, entry.unsent.letter, sentText)

  /** One of several mails, whose outcomes a list tells. Throws the `ApiError` it failed with. */
  const mailOneOf = (posting: Omit<Posting<never>, 'save' | 'told'>) =>
    mailQuietly(entryOf(posting, now()), posting.letter)

  return { saveThenMail, retryMail, mailOneOf }
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
