import type { z } from '@/lib/zod'

/** Returns the first message for each field that a schema refuses, as a form shows it. */
export function problemsOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse())
}
