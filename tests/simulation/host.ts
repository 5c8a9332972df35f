import { ApiError } from '@/api/errors'
import type { Client } from '@/api/client'
import type { CallName } from '@/contract'
import { STATUS, type Status } from '@/domain/status/status'

/** `lost`: the host acts, and every second response is lost. `refusing`: it refuses every second call. */
export type Network = 'up' | 'slow' | 'down' | 'lost' | 'refusing'

interface Application {
  readonly applicationId: string
  readonly status: Status
  readonly decision: string
  readonly requested: boolean
}

/** The requests of one attempt take less, in milliseconds. */
const LONGEST_ATTEMPT = { slow: 16_000, quick: 1000 }

/** One write that the host has executed, with the press that it came from. */
interface Executed {
  readonly call: CallName
  readonly press: string
  /** Null if somebody else was signed in quietly during the attempt. */
  readonly by: string | null
}

export const APPLICATIONS = ['1', '2', '3', '4'] as const

/**
 * A host in the size of a simulation: it answers the calls of grants, budgets, reports and agreements, and remembers
 * what it has executed. Every request carries the name of its press: in the amount, the decision or the subject.
 */
export class SmallHost {
  applications = new Map<string, Application>(
    APPLICATIONS.map((applicationId) => [
      applicationId,
      { applicationId, status: STATUS.approved, decision: 'Pending', requested: false },
    ]),
  )
  readonly executed: Executed[] = []
  /** The presses whose writes were sent, also those that did not arrive. */
  readonly requested: { readonly call: CallName; readonly press: string }[] = []
  /** Sentences about decisions of another desk that a press has overwritten. */
  readonly overwritten: string[] = []
  readonly #decidedElsewhere = new Map<string, number>()
  /** The person who is signed in in the browser. */
  signedIn: string | null = null
  #changedAt = -Infinity
  #network: Network = 'up'
  #longest = LONGEST_ATTEMPT.quick

  get network(): Network {
    return this.#network
  }

  set network(network: Network) {
    this.#network = network
    if (network === 'slow') this.#longest = LONGEST_ATTEMPT.slow
  }

  change(applicationId: string, change: Partial<Application>): void {
    const found = this.applications.get(applicationId)
    if (found) this.applications.set(applicationId, { ...found, ...change })
  }

  /** Signs somebody in without a word to the open pages. No page can know it before its next check. */
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
      if (press !== undefined) this.requested.push({ call: name, press })
      // The cookie goes with the request.
      const { network, signedIn } = this
      const isAboutTheSession = name === 'checkSession'
      const isHit = delays() % 2 === 0 && !isAboutTheSession
      await after(delays() * (network === 'slow' ? 20 : 1))
      if (this.network === 'down') throw new ApiError(name, { kind: 'network' })
      if (signedIn === null) throw new ApiError(name, { kind: isAboutTheSession ? 'refused' : 'signed-out' })
      if (network === 'refusing' && isHit) throw new ApiError(name, { kind: 'refused', serverText: 'No.' })
      const output = answer(signedIn)
      await after(delays() * (network === 'slow' ? 20 : 1))
      if (network === 'lost' && isHit) throw new ApiError(name, { kind: 'network' })
      return output
    }
    const rows = () =>
      [...this.applications.values()].map((row) => ({ ...row, projectTitle: 'Title', email: 'a@b.example' }))
    const execute = (name: CallName, press: string, by: string) => {
      const isInDoubt = Date.now() - this.#changedAt < this.#longest
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
            if (elsewhere !== undefined && Date.now() - elsewhere > this.#longest)
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
