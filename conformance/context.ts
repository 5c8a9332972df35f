import type { Client } from '@/api/client'
import type { CallName, Contract } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import { ApiError } from '@/wire/client/api-error'
import { isRefusal, needed } from '@/wire/conformance/checks'
import { NotTried } from '@/wire/conformance/finding'
import { RunContext, type Send } from '@/wire/conformance/run-context'
import { shortened } from '@/wire/conformance/words'
import type { Host, LogIn } from './host'
import type { Milestone } from './milestone'
import { applicationOf, filesOf, personOf, rows } from './sample'

const FLAG: Record<Role, string> = { Applicant: '--as-applicant', Admin: '--as-admin', urc: '--as-urc' }

/** State shared by the steps: the host, log-ins, and results of earlier steps. */
export class Context extends RunContext<Contract, Milestone> {
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
  /** Ids of applications and drafts created by this run, if the host returns them. */
  readonly made = new Set<string>()
  #signedIn = new Map<string, Promise<Client>>()

  constructor(override readonly host: Host) {
    super(host)
  }

  /** Returns a browser without a log-in, for visitors and people who follow a link in an e-mail. */
  visitor(): Client {
    return this.open()
  }

  /** Opens a new browser and logs in. */
  async logIn(who: LogIn): Promise<Client> {
    const client = this.open()
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

  protected override async send(call: CallName, input: unknown, send: Send): Promise<unknown> {
    const output = await this.#noteAccount(call, input, send)
    this.#noteApplication(call, output)
    return output
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
