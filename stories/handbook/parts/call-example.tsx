import { writeRequest } from '@/api/request'
import type { Endpoint } from '@/contract/endpoint'
import { successBody } from '@mocks/dialect'
import { CodeBlock } from './page'

const ORIGIN = 'http://host.test'

const asFile = (file: File) => `${file.name} (${file.type || 'no type'})`

const asJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof File ? asFile(part) : part), 2)

function bodyText(body: BodyInit | null): string[] {
  if (body === null) return []
  if (body instanceof FormData)
    return [...body].map(([name, value]) => `${name}: ${value instanceof File ? asFile(value) : value}`)
  // All other bodies are text.
  return typeof body === 'string' ? [body] : []
}

export function requestText(endpoint: Endpoint, input: unknown): string {
  const { method, url, headers, body } = writeRequest(endpoint, `${ORIGIN}/`, input)
  const type = body instanceof FormData ? 'multipart/form-data' : headers['Content-Type']
  const head = [`${method} ${url.replace(ORIGIN, '')}`, ...(type === undefined ? [] : [`Content-Type: ${type}`])]
  return [...head, ...bodyText(body)].join('\n')
}

export const replyText = (endpoint: Endpoint, output: unknown): string =>
  endpoint.replies === 'blob' ? 'The file' : asJson(successBody(endpoint, output))

interface CallExampleProps {
  endpoint: Endpoint
  example: Endpoint['examples'][number]
}

/** Shows one request and response, and their values in the portal. */
export const CallExample = ({ endpoint, example: { input, output } }: CallExampleProps) => (
  <div className="grid content-start gap-4">
    <Part title="Sent">{requestText(endpoint, input)}</Part>
    <Part title="Comes back">{replyText(endpoint, output)}</Part>
    <details>
      <summary className="text-sm text-accent">In the portal</summary>
      <div className="mt-3 grid gap-4">
        <Part title="Input">{asJson(input)}</Part>
        {output !== undefined && <Part title="Output">{asJson(output)}</Part>}
      </div>
    </details>
  </div>
)

export const Part = ({ title, children }: { title: string; children: string }) => (
  <div className="grid gap-1">
    <p className="text-sm font-medium text-ink-soft">{title}</p>
    <CodeBlock>{children}</CodeBlock>
  </div>
)
