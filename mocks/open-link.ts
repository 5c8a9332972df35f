import type { MockConditions } from './implementation'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { NO_DELAY } from '@/wire/mock/conditions'
import { parseDemoLink, VISITOR, removeDemoParameters, type DemoLink } from './demo-link'
import type { Scenario } from './seed/scenarios'

interface LinkOpener {
  readonly conditions: MockConditions
  /** Resolves once the last change of conditions is stored. */
  readonly waitForStoredConditions: () => Promise<void>
  readonly restart: (scenario: Scenario) => Promise<void>
  readonly logIn: (email: string) => Promise<void>
  readonly logOut: () => Promise<void>
}

/** Logs in or out with delay and faults switched off, so that they cannot prevent it. */
export async function switchPerson(
  person: string,
  { conditions, logIn, logOut }: Pick<LinkOpener, 'conditions' | 'logIn' | 'logOut'>,
): Promise<void> {
  const { faults, delay } = conditions.get()
  conditions.set({ faults: [], delay: NO_DELAY })
  try {
    if (person === VISITOR) await logOut()
    else await logIn(person)
  } finally {
    conditions.set({ faults, delay })
  }
}

async function applyLink({ scenario, person, conditions }: DemoLink, opener: LinkOpener): Promise<void> {
  if (scenario) await opener.restart(scenario)
  if (person !== undefined) await switchPerson(person, opener)
  opener.conditions.set(conditions)
}

/** Applies the demo parameters, then redirects to the address without them. Renders failures in `root`. */
export async function openLink(address: string, root: HTMLElement, opener: LinkOpener): Promise<void> {
  const page = removeDemoParameters(address).href
  try {
    const link = parseDemoLink(new URL(address).searchParams)
    if (link) await applyLink(link, opener)
    await opener.waitForStoredConditions()
    location.replace(page)
  } catch (error) {
    const { LinkFailure } = await import('./console/link-failure')
    createRoot(root).render(createElement(LinkFailure, { error, page }))
  }
}
