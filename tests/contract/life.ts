import type { Client } from '@/api/client'
import type { CallName } from '@/contract'
import type { Role } from '@/domain/roles'
import { needed, skip } from './checks'
import type { Host, LogIn } from './host'
import { applicationOf, filesOf, personOf, rows } from './sample'

const FLAG: Record<Role, string> = { Applicant: '--as-applicant', Admin: '--as-admin', urc: '--as-urc' }

/** What a step is allowed to know: the host, who can be signed in, and what the steps before it have left. */
export class Life {
  /** Tells what this run has made from everything else on the host. */
  readonly mark = crypto.randomUUID().slice(0, 8)
  readonly newcomer = personOf(this.mark, 'Newcomer')
  readonly files = filesOf(this.mark)
  /** Known once Signup.php has agreed; follows every change of the password. */
  newcomerLogIn: LogIn | null = null
  faculty: string | null = null
  department: string | null = null
  criteria: { name: string; file: File } | null = null
  draft: string | null = null
  /** What a step had to leave on the host, because no call of the contract takes it away. */
  readonly left: string[] = []
  /** One that the council has not shortlisted. */
  rejected: string | null = null
  /** The application that goes the whole way, from submission to its last report. */
  granted: string | null = null
  /** One that is approved, reviewed on paper, and then denied. */
  denied: string | null = null

  #noisy: CallName[] = []
  #opening = ''
  #signedIn = new Map<string, Promise<Client>>()

  constructor(readonly host: Host) {}

  /** A browser in which nobody is signed in: a visitor, or whoever holds a link from an e-mail. */
  visitor(): Client {
    return this.#open()
  }

  /** A browser of its own in which somebody has just logged in. */
  async logIn(who: LogIn): Promise<Client> {
    const client = this.#open()
    await client.logIn({ email: who.email, password: who.password })
    return client
  }

  /** One of the people who could log in before this run; the same browser for the whole run. */
  as(role: Role): Promise<Client> {
    return this.#kept(role, this.host.people[role], `a log-in (${FLAG[role]} email:password)`)
  }

  /** The person who signed up in this run, and owns everything that it writes. */
  asNewcomer(): Promise<Client> {
    return this.#kept('newcomer', this.newcomerLogIn, 'the account that Signup.php makes')
  }

  get applicationTitle(): string {
    return `Conformance run ${this.mark}`
  }

  fields(title = this.applicationTitle) {
    return applicationOf(title, this.faculty ?? '1', this.department ?? '1')
  }

  /** All three stages of a submission (wire 2.4). Resolves to the application's id. */
  async submit(title: string): Promise<string> {
    const client = await this.asNewcomer()
    const fields = this.fields(title)
    await client.submitGrant(fields)
    await client.uploadFiles({ ...fields, ...this.files })
    await client.submitRows({ ...fields, ...rows })
    return this.idOf(client, title)
  }

  /** The id under which the newcomer's list shows an application: not every host tells it at submission. */
  async idOf(client: Client, title: string): Promise<string> {
    const row = (await client.listSubmittedGrants({})).find(({ projectTitle }) => projectTitle === title)
    return needed(row, `"${title}" in SubmittedGrants.php`).Id
  }

  /** An application that HOD and Dean have approved. Resolves to its id. */
  async submitAndApprove(title: string): Promise<string> {
    const app_ID = await this.submit(title)
    const admin = await this.as('Admin')
    await admin.shortlistOrReject({ app_ID, status: '2.1' })
    await this.visitor().decideAsHod({ app_ID, decision: '3.1', remarks: 'A sound plan.' })
    await this.visitor().decideAsDean({ app_ID, decision: '3.1', remarks: 'A sound plan.' })
    return app_ID
  }

  /** The calls that printed something before their JSON, since this was last asked. */
  noise(): CallName[] {
    return this.#noisy.splice(0)
  }

  /** How the last reply began. */
  get opening(): string {
    return this.#opening
  }

  #open(): Client {
    const { client } = this.host.connect({
      onNoise: (call) => this.#noisy.push(call),
      onReply: (opening) => (this.#opening = opening),
    })
    return client
  }

  async #kept(key: string, who: LogIn | null | undefined, what: string): Promise<Client> {
    const logIn = needed(who, what)
    const client = this.#signedIn.get(key) ?? this.logIn(logIn)
    this.#signedIn.set(key, client)
    return client.catch(() => skip(`could not log in as ${key}`))
  }
}
