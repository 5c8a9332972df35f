import type { z } from 'zod'

/** Returns the first message for each field that a schema refuses, as a form shows it. */
export function problemsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse())
}
