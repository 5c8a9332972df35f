import { ScreenNotLoaded } from './refusals'

/** Loads a page's code. Rejects with `ScreenNotLoaded`, which only a reload of the portal fixes. */
export const fetchScreen = <Module>(screen: () => Promise<Module>): Promise<Module> =>
  screen().catch((cause: unknown) => {
    throw new ScreenNotLoaded('This page could not be loaded', { cause })
  })
