import { z } from 'zod'

/**
 * The one zod of the contract. Compiling schemas with `new Function` is turned off, because the portal is
 * served under a content security policy that allows no evaluated code.
 */
z.config({ jitless: true })

export { z }
