import { ApiError } from '@/wire/client/api-error'
import type { Client } from '@/api/client'
import type { CallName } from '@/contract'
import { STATUS, type Status } from '@/domain/status/status'

/** `dropping` loses half of the requests, `losing` half of the responses. `refusing` rejects half of the calls. */
export type Network = 'up' | 'slow' | 'down' | 'dropping' | 'losing' | 'refusing'

interface Application {
  readonly applicationId: string
  readonly status: Status
  readonly decision: string
  readonly requested: boolean
}

/** Upper bound of one attempt, in milliseconds. */
const LONGEST_ATTEMPT = { slow: 16_000, quick: 1000 }

/** A write that the host has executed. `press`: id of the press that sent it. */
interface ExecutedWrite {
  readonly call: CallName
  readonly press: string
  /** Null if somebody else was signed in quietly during the attempt. */
  readonly by: string | null
}

export const APPLICATIONS = ['1', '2', '3', '4'] as const

/**
 * A model of the host that implements the calls of grants, budgets, reports and agreements, and records what it executes.
 * Each request contains the id of its press as amount, decision or subject.
 */
export class SmallHost {
  applications = new Map<string, Application>(
    APPLICATIONS.map((applicationId) => [
      applicationId,
      { applicationId, status: STATUS.approved, decision: 'Pending', requested: false },
    ]),
  )
  readonly executed: ExecutedWrite[] = []
  /** Writes that a page has sent in a session, including those that never arrived. */
  readonly requested: { readonly call: CallName; readonly press: string }[] = []
  /** Violated invariants: decisions of another desk that a press has overwritten. */
  readonly overwritten: string[] = []
  readonly #decidedElsewhere = new Map<string, number>()
  /** The person who is signed in in the browser. */
  signedIn: string | null = null
  #changedAt = -Infinity
  #network: Network = 'up'
  #pace: keyof typeof LONGEST_ATTEMPT = 'quick'

  get network(): Network {
    return this.#network
  }

  set network(network: Network) {
    this.#network = network
    if (network === 'slow') this.#pace = 'slow'
  }

  change(applicationId: string, change: Partial<Application>): void {
    const found = this.applications.get(applicationId)
    if (found) this.applications.set(applicationId, { ...found, ...change })
  }

  /** Signs a person in without a message to the open pages. */
  signInQuietly(person: string | null): void {
    this.signedIn = person
    this.#changedAt = Date.now()
  }

  decideElsewhere(applicationId: string, status: Status): void {
    this.change(applicationId, { status })
    this.#decidedElsewhere.set(applicationId, Date.now())
  }

  /** @param delays milliseconds until a request arrives, and until its response does */
  client(delays: () => number): Client {
    const call = async <Output>(name: CallName, answer: (by: string) => Output, press?: string): Promise<Output> => {
      if (press !== undefined && this.signedIn !== null) this.requested.push({ call: name, press })
      // The cookie goes with the request.
      const { network, signedIn } = this
      const isAboutTheSession = name === 'checkSession'
      const isHit = delays() % 2 === 0 && !isAboutTheSession
      await after(delays() * (network === 'slow' ? 20 : 1))
      if (this.network === 'down' || (network === 'dropping' && isHit)) throw new ApiError(name, { kind: 'network' })
      if (signedIn === null) throw new ApiError(name, { kind: isAboutTheSession ? 'refused' : 'signed-out' })
      if (network === 'refusing' && isHit) throw new ApiError(name, { kind: 'refused', serverText: 'No.' })
      const output = answer(signedIn)
      await after(delays() * (network === 'slow' ? 20 : 1))
      if (network === 'losing' && isHit) throw new ApiError(name, { kind: 'network' })
      return output
    }
    const rows = () =>
      [...this.applications.values()].map((row) => ({ ...row, projectTitle: 'Title', email: 'a@b.example' }))
    const execute = (name: CallName, press: string, by: string) => {
      // The session is checked once for each attempt.
      const isInDoubt = Date.now() - this.#changedAt < LONGEST_ATTEMPT[this.#pace]
      this.executed.push({ call: name, press, by: isInDoubt ? null : by })
    }
    const calls = {
      checkSession: () => call('checkSession', (id) => ({ id, name: '', role: 'Admin', email: '' })),
      listApprovedApplications: () => call('listApprovedApplications', rows),
      listBudgets: () => call('listBudgets', rows),
      listAgreements: () => call('listAgreements', rows),
      listProgressReports: () => call('listProgressReports', rows),
      grantOrDeny: ({ applicationId, status, amount }: { applicationId: string; status: Status; amount: string }) =>
        call(
          'grantOrDeny',
          (by) => {
            execute('grantOrDeny', amount, by)
            const elsewhere = this.#decidedElsewhere.get(applicationId)
            if (elsewhere !== undefined && Date.now() - elsewhere > LONGEST_ATTEMPT[this.#pace])
              this.overwritten.push(`${amount} has overwritten the decision of another desk`)
            this.change(applicationId, { status })
          },
          amount,
        ),
      decideBudget: ({ applicationId, decision }: { applicationId: string; decision: string }) =>
        call(
          'decideBudget',
          (by) => {
            execute('decideBudget', decision, by)
            this.change(applicationId, { decision })
          },
          decision,
        ),
      sendEmail: ({ subject }: { subject: string }) =>
        call('sendEmail', (by) => execute('sendEmail', subject, by), subject),
      requestAgreementByEmail: ({ applicationId, subject }: { applicationId: string; subject: string }) =>
        call(
          'requestAgreementByEmail',
          (by) => {
            execute('requestAgreementByEmail', subject, by)
            this.change(applicationId, { requested: true })
          },
          subject,
        ),
    }
    // The simulated writes make no other call.
    return calls as unknown as Client
  }
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
