import { z } from 'zod'

/**
 * The one zod of the portal. Compiling schemas with `new Function` is turned off, because the portal is served under a
 * content security policy that allows no evaluated code; it has to be off before the first schema is made, so every
 * module takes zod from here.
 */
z.config({ jitless: true })

export { z }
