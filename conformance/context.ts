import type { Client } from '@/api/client'
import { ApiError } from '@/api/errors'
import { contract, type CallName } from '@/contract'
import type { Role } from '@/domain/people/roles'
import { isRefusal, needed } from './checks'
import { absentFields } from './fields'
import { NotTried } from './finding'
import { onlyReads, type Host, type LogIn } from './host'
import { applicationOf, filesOf, personOf, rows } from './sample'
import type { Milestone } from './milestone'

/** The command line options that name people who can log in. */
export const FLAG: Record<Role, string> = { Applicant: '--as-applicant', Admin: '--as-admin', urc: '--as-urc' }

type Send = (input: unknown) => Promise<unknown>

/** The same client, with each call wrapped. */
function around(client: Client, wrap: (call: CallName, input: unknown, send: Send) => Promise<unknown>): Client {
  const calls = Object.entries(client) as [CallName, Send][] // A client has the contract's call names.
  return Object.fromEntries(
    calls.map(([call, send]) => [call, (input: unknown) => wrap(call, input, send)]),
  ) as unknown as Client // Each call is handed on with its own input and output.
}

/** What a step may use: the host, who can log in, and what the steps before it have left. */
export class Context {
  /** Identifies what this run has created on the host. */
  readonly mark = crypto.randomUUID().slice(0, 8)
  readonly newcomer = personOf(this.mark, 'Newcomer')
  readonly files = filesOf(this.mark)
  /** Set when Signup.php is called, which may create an account whatever it answers. Follows each new password. */
  newcomerLogIn: LogIn | null = null
  faculty: string | null = null
  department: string | null = null
  criteria: { name: string; file: File } | null = null
  draft: string | null = null
  /** The application that goes through every step, from submission to its last report. */
  granted: string | null = null
  /** An application that the council has not shortlisted. */
  rejected: string | null = null
  /** An application that is approved, reviewed on paper, and then denied. */
  denied: string | null = null
  /** Applications by their state, to try on what a host has to refuse (`spares.ts`). */
  readonly spares = new Map<string, Promise<string>>()
  /** What a step had to leave on the host, because no call of the contract removes it. */
  readonly left: string[] = []
  /** The accounts that this run requested and that were not refused, each with its role. */
  readonly accounts = new Map<string, string>()
  /** The fields that are missing in the replies of a call; a call without a record in any reply so far is not in it. */
  readonly absent = new Map<CallName, ReadonlySet<string>>()
  /** The ids of the applications and drafts that this run has made, as far as the host tells them. */
  readonly made = new Set<string>()
  /** How long each call took, in milliseconds, from its request to the last byte of its answer. */
  readonly times = new Map<CallName, number[]>()
  /** The milestones that were reached, or why not. */
  readonly milestones = new Map<Milestone, true | NotTried>()

  #noisy: CallName[] = []
  #reply = ''
  #signedIn = new Map<string, Promise<Client>>()

  constructor(readonly host: Host) {}

  /** A browser in which nobody is signed in: a visitor, or a person who came by a link in an e-mail. */
  visitor(): Client {
    return this.#open()
  }

  /** A new browser in which somebody has just logged in. */
  async logIn(who: LogIn): Promise<Client> {
    const client = this.#open()
    await client.logIn({ email: who.email, password: who.password })
    return client
  }

  /** One of the people who could log in before this run; the same browser for the whole run. */
  as(role: Role): Promise<Client> {
    return this.#clientOf(role, () => this.logInOf(role), `as ${role}: check ${FLAG[role]}`)
  }

  logInOf(role: Role): LogIn {
    return needed(this.host.people[role], `a log-in (${FLAG[role]} email:password)`)
  }

  /** A member of the council who can log in: both roles may do the same. */
  asCouncil(): Promise<Client> {
    return this.as(this.host.people.Admin ? 'Admin' : 'urc')
  }

  /** The person who signed up in this run, and owns everything that it writes. */
  asNewcomer(): Promise<Client> {
    return this.#clientOf(
      'newcomer',
      () => needed(this.newcomerLogIn, 'the account that Signup.php makes'),
      'as who signed up',
    )
  }

  /** Whether a new password opens the newcomer's account; from then on it is the one in use. */
  async tookPassword(changed: LogIn): Promise<boolean> {
    const opens = await this.logIn(changed).then(
      () => true,
      () => false,
    )
    if (opens) this.newcomerLogIn = changed
    return opens
  }

  get applicationTitle(): string {
    return `Conformance run ${this.mark}`
  }

  fields(title = this.applicationTitle) {
    return applicationOf(title, this.faculty ?? '1', this.department ?? '1')
  }

  /** All three milestones of a submission. Resolves to the application's id. */
  async submit(title: string): Promise<string> {
    const client = await this.asNewcomer()
    const fields = this.fields(title)
    await client.submitGrant(fields)
    await client.uploadFiles({ ...fields, ...this.files })
    await client.submitRows({ ...fields, ...rows })
    return this.idOf(client, title)
  }

  /** The id under which the newcomer's list shows an application: not every host returns it at submission. */
  async idOf(client: Client, title: string): Promise<string> {
    const row = (await client.listSubmittedGrants({})).find(({ projectTitle }) => projectTitle === title)
    return needed(row, `"${title}" in SubmittedGrants.php`).applicationId
  }

  /** Why a milestone was not reached; null if it was. */
  whyNot(milestone: Milestone): NotTried | null {
    const reached = this.milestones.get(milestone)
    return reached === true ? null : (reached ?? new NotTried(`it needs ${milestone}`))
  }

  /** The calls that printed something before their JSON since this was last called. */
  takeNoise(): CallName[] {
    return this.#noisy.splice(0).filter((call) => !ALWAYS_NOISY.includes(call))
  }

  /** The text of the last reply. */
  get reply(): string {
    return this.#reply
  }

  #open(): Client {
    const { client } = this.host.connect({
      onNoise: (call) => this.#noisy.push(call),
      onReply: (written) => (this.#reply = written),
    })
    return around(client, async (call, input, send) => {
      const started = performance.now()
      const output = await this.#noteAccount(call, input, send).finally(() =>
        this.times.set(call, [...(this.times.get(call) ?? []), performance.now() - started]),
      )
      // An unknown id is none, and a modern host says so with a refusal, which has other fields.
      if (output !== null) this.#noteFields(call)
      this.#noteApplication(call, output)
      return output
    })
  }

  /** Records an account before requesting it: a host can create one, and then fail to say so. */
  async #noteAccount(call: CallName, input: unknown, send: Send): Promise<unknown> {
    if (call !== 'signUp' && call !== 'createAccount') return send(input)
    const { email, role = 'Applicant' } = input as { email: string; role?: string } // Both calls take a person.
    const known = this.accounts.has(email)
    this.accounts.set(email, role)
    return send(input).catch((error: unknown) => {
      if (!known && isRefusal(error)) this.accounts.delete(email)
      throw error
    })
  }

  #noteApplication(call: CallName, output: unknown): void {
    const { applicationId } = Object(output) as { applicationId?: unknown } // A reply to one of the two calls may tell it.
    const makes = call === 'submitGrant' || call === 'saveForm'
    if (makes && typeof applicationId === 'string') this.made.add(applicationId)
  }

  #noteFields(call: CallName): void {
    if (!onlyReads(contract[call]) || contract[call].replies === 'blob') return
    const absent = absentFields(call, this.#reply)
    if (absent) this.absent.set(call, new Set([...(this.absent.get(call) ?? []), ...absent]))
  }

  async #clientOf(key: string, who: () => LogIn, how: string): Promise<Client> {
    const client = this.#signedIn.get(key) ?? this.logIn(who())
    this.#signedIn.set(key, client)
    return client.catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.kind !== 'timeout') throw new NotTried(`nobody could log in ${how}`)
      this.#signedIn.delete(key)
      throw error
    })
  }
}

/** Calls that always print debug lines before their JSON: known of the legacy host, and read all the same. */
const ALWAYS_NOISY: readonly CallName[] = ['uploadCriteria']
