import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { CallLog } from '../implementation'
import { Console } from './console'
import { LiveConsole } from './live-console'
import type { MockView } from './mock-view'

/** Renders a console in its own React root, so that the portal does not depend on it. */
function mount(element: ReactElement): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(element)
}

export const mountConsole = (view: MockView): void => mount(<Console view={view} />)

export const mountLiveConsole = (log: CallLog): void => mount(<LiveConsole log={log} />)
