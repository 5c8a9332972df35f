import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PortalApp } from '@/app/portal-app'
import { portalOnMock, type StageSettings } from './portal-on-mock'

/** Shows the portal at a path, on a mock of its own. Awaits nothing on the page: look for what should appear. */
export async function renderPortal({ path, ...settings }: StageSettings & { path: string }) {
  const stage = await portalOnMock(settings)
  const view = render(<PortalApp portal={stage.portal} initialPath={path} />)
  return { ...stage, ...view, user: userEvent.setup() }
}
