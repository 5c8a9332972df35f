import { ScreenNotLoaded } from './refusals'

/** The code of a page; a failure says that it is the code that is missing, which only loading the portal anew mends. */
export const fetchScreen = <Module>(screen: () => Promise<Module>): Promise<Module> =>
  screen().catch((cause: unknown) => {
    throw new ScreenNotLoaded('The code of this page could not be fetched', { cause })
  })
