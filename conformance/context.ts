import type { Client } from '@/api/client'
import type { CallName, Contract } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import { ApiError } from '@/wire/client/api-error'
import { isRefusal, requireValue } from '@/wire/conformance/checks'
import { SkippedStep, UncheckedStep } from '@/wire/conformance/finding'
import { formatCallFile } from './call-file'
import { RunContext, type Send } from '@/wire/conformance/run-context'
import { anonymize } from '@/wire/conformance/format'
import type { Host, LogIn } from './host'
import type { Milestone } from './milestone'
import { createApplication, createFiles, createPerson, sampleRows } from './sample'

const LOG_IN_FLAGS: Record<Role, string> = { Applicant: '--as-applicant', Admin: '--as-admin', urc: '--as-urc' }

/** State shared by the steps: the host, log-ins, and results of earlier steps. */
export class Context extends RunContext<Contract, Milestone> {
  readonly newcomer = createPerson(this.runId, 'Newcomer')
  readonly files = createFiles(this.runId)
  /** Set before the response of Signup.php, which may create an account even if it fails. Follows each new password. */
  newcomerLogIn: LogIn | null = null
  facultyId: string | null = null
  departmentId: string | null = null
  /** Names of the documents on the host before the run uploads its own. */
  criteriaBefore: readonly string[] | null = null
  criteria: { name: string; file: File } | null = null
  draftId: string | null = null
  /** Goes through every step, from submission to its last report. */
  grantedId: string | null = null
  /** When `grantedId` was submitted, in milliseconds. */
  submittedAt: number | null = null
  /** Not shortlisted. */
  rejectedId: string | null = null
  /** Approved, reviewed on paper, then denied. */
  deniedId: string | null = null
  /** Applications by state, for attempts that the host has to refuse (`spares.ts`). */
  readonly spares = new Map<string, Promise<string>>()
  /** Left on the host, because no call removes it. */
  readonly leftovers: string[] = []
  /** Role by e-mail of the accounts requested by this run and not refused. */
  readonly createdAccounts = new Map<string, string>()
  /** Ids of applications and drafts created by this run, if the host returns them. */
  readonly createdIds = new Set<string>()
  #clients = new Map<string, Promise<Client>>()

  constructor(override readonly host: Host) {
    super(host)
  }

  /** Returns a browser without a log-in, for visitors and people who follow a link in an e-mail. */
  openVisitor(): Client {
    return this.openBrowser()
  }

  /** Opens a new browser and logs in. */
  async logIn(account: LogIn): Promise<Client> {
    const client = this.openBrowser()
    await client.logIn({ email: account.email, password: account.password }).catch((error: unknown) => {
      const role = ROLES.find((role) => this.host.logIns[role] === account)
      if (role === undefined || !isRefusal(error)) throw error
      throw skipForWrongLogIn(role, error)
    })
    return client
  }

  /** Returns the browser of a log-in from the command line, shared by the whole run. */
  getClient(role: Role): Promise<Client> {
    return this.#logInOnce(role, () => this.requireLogIn(role), `as ${role}: check ${LOG_IN_FLAGS[role]}`)
  }

  requireLogIn(role: Role): LogIn {
    return requireValue(this.host.logIns[role], `a log-in (${LOG_IN_FLAGS[role]} email:password)`)
  }

  /** Returns the browser of either council role: both have the same rights. */
  getCouncil(): Promise<Client> {
    return this.getClient(this.host.logIns.Admin ? 'Admin' : 'urc')
  }

  /** Returns the browser of the person who signed up in this run and owns its applications. */
  getNewcomer(): Promise<Client> {
    return this.#logInOnce(
      'newcomer',
      () => requireValue(this.newcomerLogIn, 'the account that Signup.php creates'),
      'with the new account',
    )
  }

  /** Returns whether a new password works. If so, later log-ins use it. Rejects if every password works. */
  async acceptsPassword(changed: LogIn): Promise<boolean> {
    const isAccepted = await this.logIn(changed).then(
      () => true,
      () => false,
    )
    if (isAccepted && (await this.#acceptsAnyPassword(changed)))
      throw new UncheckedStep(`${formatCallFile('logIn')} accepts any password`)
    if (isAccepted) this.newcomerLogIn = changed
    return isAccepted
  }

  #acceptsAnyPassword({ email }: LogIn): Promise<boolean> {
    return this.openBrowser()
      .logIn({ email, password: crypto.randomUUID() })
      .then(
        () => true,
        () => false,
      )
  }

  requireAccount(): LogIn {
    return requireValue(this.newcomerLogIn, 'the account of this run')
  }

  /** The application that goes through every step. */
  get applicationId(): string {
    return requireValue(this.grantedId, 'the application that Grant.php creates')
  }

  requireDraftId(): string {
    return requireValue(this.draftId, 'the draft that SaveForm.php creates')
  }

  get applicationTitle(): string {
    return `Conformance run ${this.runId}`
  }

  createFields(title = this.applicationTitle) {
    return createApplication(title, this.facultyId ?? '1', this.departmentId ?? '1')
  }

  /** Runs all three stages of a submission. Resolves to the application's id. */
  async submit(title: string): Promise<string> {
    const client = await this.getNewcomer()
    const fields = this.createFields(title)
    await client.submitApplication(fields)
    await client.uploadFiles({ ...fields, ...this.files })
    await client.submitRows({ ...fields, ...sampleRows })
    return this.findId(client, title)
  }

  /** Finds an id in the newcomer's list: not every host returns it on submission. */
  async findId(client: Client, title: string): Promise<string> {
    const row = (await client.listSubmittedApplications({})).find(({ projectTitle }) => projectTitle === title)
    return requireValue(row, `"${title}" in SubmittedGrants.php`).applicationId
  }

  protected override async send(call: CallName, input: unknown, send: Send): Promise<unknown> {
    const output = await this.#recordAccount(call, input, send)
    this.#recordApplication(call, output)
    return output
  }

  /** Records an account before requesting it: a host can create one and still fail. */
  async #recordAccount(call: CallName, input: unknown, send: Send): Promise<unknown> {
    if (call !== 'signUp' && call !== 'createAccount') return send(input)
    const { email, role = 'Applicant' } = input as { email: string; role?: string } // Input of both calls.
    const wasRecorded = this.createdAccounts.has(email)
    this.createdAccounts.set(email, role)
    return send(input).catch((error: unknown) => {
      if (!wasRecorded && isRefusal(error)) this.createdAccounts.delete(email)
      throw error
    })
  }

  #recordApplication(call: CallName, output: unknown): void {
    const { applicationId } = Object(output) as { applicationId?: unknown } // Optional in both responses.
    const createsApplication = call === 'submitApplication' || call === 'saveForm'
    if (createsApplication && typeof applicationId === 'string') this.createdIds.add(applicationId)
  }

  async #logInOnce(key: string, getLogIn: () => LogIn, logInHint: string): Promise<Client> {
    const client = this.#clients.get(key) ?? this.logIn(getLogIn())
    this.#clients.set(key, client)
    return client.catch((error: unknown) => {
      if (error instanceof SkippedStep) throw error
      if (!(error instanceof ApiError) || error.kind !== 'timeout')
        throw new SkippedStep(`nobody could log in ${logInHint}`)
      this.#clients.delete(key)
      throw error
    })
  }
}

/** A refused log-in is more likely a mistake in the command line than in the host. */
const skipForWrongLogIn = (role: Role, { serverText }: ApiError): SkippedStep =>
  new SkippedStep(`the log-in was refused, "${anonymize(serverText)}": check ${LOG_IN_FLAGS[role]}`)
