import type { Client } from '@/api/client'
import { ApiError } from '@/wire/client/api-error'
import { contract, type CallName } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import { isRefusal, needed } from '@/wire/conformance/checks'
import { absentFields } from '@/wire/conformance/fields'
import { describeFailure } from '@/wire/conformance/failure-words'
import { NotTried, Unchecked } from '@/wire/conformance/finding'
import { onlyReads } from '@/wire/contract/endpoint'
import type { Host, LogIn } from '@/wire/conformance/host'
import { applicationOf, filesOf, personOf, rows } from './sample'
import type { Milestone } from './milestone'
import { fileOf, shortened } from '@/wire/conformance/words'

export const FLAG: Record<Role, string> = { Applicant: '--as-applicant', Admin: '--as-admin', urc: '--as-urc' }

type Send = (input: unknown) => Promise<unknown>

function around(client: Client, wrap: (call: CallName, input: unknown, send: Send) => Promise<unknown>): Client {
  const calls = Object.entries(client) as [CallName, Send][] // The keys are the call names.
  return Object.fromEntries(
    calls.map(([call, send]) => [call, (input: unknown) => wrap(call, input, send)]),
  ) as unknown as Client // Keeps input and output of each call.
}

/** State shared by the steps: the host, log-ins, and results of earlier steps. */
export class Context {
  /** Identifies what this run creates on the host. */
  readonly mark = crypto.randomUUID().slice(0, 8)
  readonly newcomer = personOf(this.mark, 'Newcomer')
  readonly files = filesOf(this.mark)
  /** Set before the response of Signup.php, which may create an account even if it fails. Follows each new password. */
  newcomerLogIn: LogIn | null = null
  faculty: string | null = null
  department: string | null = null
  /** Names of the documents on the host before the run uploads its own. */
  criteriaBefore: readonly string[] | null = null
  criteria: { name: string; file: File } | null = null
  draft: string | null = null
  /** Goes through every step, from submission to its last report. */
  granted: string | null = null
  /** When `granted` was submitted, in milliseconds. */
  submittedAt: number | null = null
  /** Not shortlisted. */
  rejected: string | null = null
  /** Approved, reviewed on paper, then denied. */
  denied: string | null = null
  /** Applications by state, for attempts that the host has to refuse (`spares.ts`). */
  readonly spares = new Map<string, Promise<string>>()
  /** Left on the host, because no call removes it. */
  readonly left: string[] = []
  /** Role by e-mail of the accounts requested by this run and not refused. */
  readonly accounts = new Map<string, string>()
  /** Fields missing from replies; no entry for calls without a record so far. */
  readonly absent = new Map<CallName, ReadonlySet<string>>()
  /** Ids of applications and drafts created by this run, if the host returns them. */
  readonly made = new Set<string>()
  /** Milliseconds from each request to the last byte of its response. */
  readonly times = new Map<CallName, number[]>()
  /** True, or why the milestone was not reached. */
  readonly milestones = new Map<Milestone, true | NotTried>()

  /** Calls that have returned what the run had written. */
  readonly reliable = new Set<CallName>()
  /** Calls with a finding that breaks a screen. */
  readonly broken = new Set<CallName>()

  #noisy: CallName[] = []
  /** Calls of the current step, in order, with whether they succeeded. */
  #calls: { call: CallName; isDone: boolean }[] = []
  #reply = ''
  #signedIn = new Map<string, Promise<Client>>()

  constructor(readonly host: Host) {}

  /** Returns a browser without a log-in, for visitors and people who follow a link in an e-mail. */
  visitor(): Client {
    return this.#open()
  }

  /** Opens a new browser and logs in. */
  async logIn(who: LogIn): Promise<Client> {
    const client = this.#open()
    await client.logIn({ email: who.email, password: who.password }).catch((error: unknown) => {
      const role = ROLES.find((role) => this.host.people[role] === who)
      if (role === undefined || !isRefusal(error)) throw error
      throw wrongLogIn(role, error)
    })
    return client
  }

  /** Returns the browser of a log-in from the command line, shared by the whole run. */
  as(role: Role): Promise<Client> {
    return this.#clientOf(role, () => this.logInOf(role), `as ${role}: check ${FLAG[role]}`)
  }

  logInOf(role: Role): LogIn {
    return needed(this.host.people[role], `a log-in (${FLAG[role]} email:password)`)
  }

  /** Returns either council role: both have the same rights. */
  asCouncil(): Promise<Client> {
    return this.as(this.host.people.Admin ? 'Admin' : 'urc')
  }

  /** Returns the person who signed up in this run and owns its applications. */
  asNewcomer(): Promise<Client> {
    return this.#clientOf(
      'newcomer',
      () => needed(this.newcomerLogIn, 'the account that Signup.php makes'),
      'as who signed up',
    )
  }

  /** Returns whether a new password works. If so, later log-ins use it. */
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

  /** Runs all three stages of a submission. Resolves to the application's id. */
  async submit(title: string): Promise<string> {
    const client = await this.asNewcomer()
    const fields = this.fields(title)
    await client.submitApplication(fields)
    await client.uploadFiles({ ...fields, ...this.files })
    await client.submitRows({ ...fields, ...rows })
    return this.idOf(client, title)
  }

  /** Finds an id in the newcomer's list: not every host returns it on submission. */
  async idOf(client: Client, title: string): Promise<string> {
    const row = (await client.listSubmittedApplications({})).find(({ projectTitle }) => projectTitle === title)
    return needed(row, `"${title}" in SubmittedGrants.php`).applicationId
  }

  whyNot(milestone: Milestone): NotTried | null {
    const reached = this.milestones.get(milestone)
    return reached === true ? null : (reached ?? new NotTried(`it needs ${milestone}`))
  }

  startStep(): void {
    this.#calls = []
    this.#noisy = []
  }

  /** The call that read the last value of the current step. */
  get lastCall(): CallName | undefined {
    return this.#calls.at(-1)?.call
  }

  hasDone(call: CallName): boolean {
    return this.#calls.some((made) => made.call === call && made.isDone)
  }

  /** Reads an effect. Rejects with `Unchecked` if the calls that show it fail, or miss it and have faults. */
  async observed(read: () => Promise<boolean | null>): Promise<boolean | null> {
    const before = this.#calls.length
    const found = await read().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      throw new Unchecked(`${fileOf(error.call as CallName)} answered with ${describeFailure(error)}`)
    })
    const faulty = this.#calls.slice(before).find(({ call }) => this.broken.has(call))
    if (found !== true && faulty) throw new Unchecked(`${fileOf(faulty.call)} has a fault of its own`)
    return found
  }

  /** Returns and clears the calls that printed something before their JSON, except those that always do. */
  takeNoise(): CallName[] {
    return this.#noisy.splice(0).filter((call) => contract[call].printsFirst === '')
  }

  get reply(): string {
    return this.#reply
  }

  #open(): Client {
    const { client } = this.host.connect({
      onNoise: (call) => this.#noisy.push(call),
      onReply: (written) => (this.#reply = written),
    })
    return around(client, async (call, input, send) => {
      const made = { call, isDone: false }
      this.#calls.push(made)
      const started = performance.now()
      const output = await this.#noteAccount(call, input, send).finally(() =>
        this.times.set(call, [...(this.times.get(call) ?? []), performance.now() - started]),
      )
      made.isDone = true
      // Null means an unknown id, which a modern host refuses; a refusal has other fields.
      if (output !== null) this.#noteFields(call)
      this.#noteApplication(call, output)
      return output
    })
  }

  /** Records an account before requesting it: a host can create one and still fail. */
  async #noteAccount(call: CallName, input: unknown, send: Send): Promise<unknown> {
    if (call !== 'signUp' && call !== 'createAccount') return send(input)
    const { email, role = 'Applicant' } = input as { email: string; role?: string } // Input of both calls.
    const known = this.accounts.has(email)
    this.accounts.set(email, role)
    return send(input).catch((error: unknown) => {
      if (!known && isRefusal(error)) this.accounts.delete(email)
      throw error
    })
  }

  #noteApplication(call: CallName, output: unknown): void {
    const { applicationId } = Object(output) as { applicationId?: unknown } // Optional in both replies.
    const makes = call === 'submitApplication' || call === 'saveForm'
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
      if (error instanceof NotTried) throw error
      if (!(error instanceof ApiError) || error.kind !== 'timeout') throw new NotTried(`nobody could log in ${how}`)
      this.#signedIn.delete(key)
      throw error
    })
  }
}

/** A refused log-in is more likely a mistake in the command line than in the host. */
const wrongLogIn = (role: Role, { serverText }: ApiError): NotTried =>
  new NotTried(`the log-in was refused, "${shortened(serverText)}": check ${FLAG[role]}`)
