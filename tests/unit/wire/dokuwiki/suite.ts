import { type Send, RunContext } from '@/wire/conformance/run-context'
import { expectForbidden, failUnless, expectNoFile } from '@/wire/conformance/checks'
import { createHost } from '@/wire/conformance/host'
import { runSteps } from '@/wire/conformance/run-steps'
import { createStepBuilders } from '@/wire/conformance/step'
import { protocol, type Wiki } from './contract'
import { createWiki } from './mock'

type Milestone = 'a draft' | 'a file'

class WikiContext extends RunContext<Wiki, Milestone> {
  /** Pages that the run has written. */
  readonly written: string[] = []

  visitor() {
    return this.openBrowser()
  }

  async author() {
    const client = this.openBrowser()
    await client.logIn({ user: 'ada', pass: 'engine' })
    return client
  }

  protected override send(call: keyof Wiki, input: unknown, send: Send) {
    if (call === 'saveDraft') this.written.push((input as { page: string }).page) // Input of this call.
    return send(input)
  }
}

const { step, probe } = createStepBuilders<WikiContext, keyof Wiki, Milestone>()

const draft = (context: WikiContext) => ({ page: `lab:${context.runId}`, wikitext: 'Hello' })

const steps = [
  step('logIn', 'lets an author in', (context) => context.author()),
  probe('logIn', 'a wrong password is refused', (context) =>
    expectForbidden(context.visitor().logIn({ user: 'ada', pass: 'wrong' }), {
      actor: 'anybody',
      ability: 'log in without the password',
    }),
  ),
  step('saveDraft', 'stores a draft', async (context) => (await context.author()).saveDraft(draft(context)), {
    reaches: 'a draft',
  }),
  probe('saveDraft', 'nobody but an author stores a draft', (context) =>
    expectForbidden(context.visitor().saveDraft(draft(context)), {
      actor: 'anybody',
      ability: 'store a draft',
      isVisitor: true,
    }),
  ),
  step(
    'listPages',
    'shows the page of the draft',
    async (context) => {
      const { result } = await context.visitor().listPages({ namespace: 'lab' })
      const pages = result.map(({ page }) => page)
      failUnless(
        'result',
        context.written.every((page) => pages.includes(page)),
        'the page of this run',
        'others',
      )
    },
    { needs: 'a draft', writtenBy: 'saveDraft' },
  ),
  step(
    'uploadMedia',
    'stores a file',
    async (context) =>
      (await context.author()).uploadMedia({ namespace: 'lab', file: new File(['%PDF-1.7'], 'a.pdf') }),
    { reaches: 'a file' },
  ),
  step('downloadMedia', 'returns the file', (context) => context.visitor().downloadMedia({ media: 'lab:a.pdf' }), {
    needs: 'a file',
    writtenBy: 'uploadMedia',
  }),
  probe('downloadMedia', 'an unknown name is no file', (context) =>
    expectNoFile(context.visitor().downloadMedia({ media: 'lab:none.pdf' })),
  ),
]

/** Runs the checks on the mock. */
export function judge(settings: Parameters<typeof createWiki>[0], write = true) {
  const mock = createWiki(settings)
  const host = createHost({
    name: 'mock',
    protocol,
    base: 'http://wiki.test/',
    openBrowser: mock.connect,
    mayWrite: write,
    timeout: 50,
    describeConsequence: ({ kind }) => `shows a failure: ${kind}`,
  })
  return runSteps(new WikiContext(host), { steps })
}
