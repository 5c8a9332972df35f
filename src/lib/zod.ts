import { z } from 'zod/mini'

/**
 * Disables compiled schemas, because the content security policy forbids `new Function`. Must run before the first
 * schema is created, so every module imports zod from here.
 */
z.config({ jitless: true })

export { z }
