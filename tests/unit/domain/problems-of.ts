import type { z } from 'zod'

/** The first message for each field that a schema refuses, as a form shows it; empty if there is none. */
export function problemsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse())
}
