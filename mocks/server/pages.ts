import { escapeHtml } from '@/lib/escape-html'
import type { OutgoingEmailRow } from '../model/tables'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

export const respondNotFound = (): Response =>
  new Response('<!DOCTYPE html><title>404 Not Found</title><h1>Not Found</h1>', { status: 404, headers: HTML })

export const respondNotAllowed = (methods: readonly string[]): Response =>
  new Response('<!DOCTYPE html><title>405 Method Not Allowed</title><h1>Method Not Allowed</h1>', {
    status: 405,
    headers: { ...HTML, Allow: methods.join(', ') },
  })

const LINK = /https?:[^\s"'<>]+app_ID=[^\s"'<>]+/g

/** Sandboxes each e-mail, because its content is user input. */
function renderEmail({ to, subject, html, sentAt }: OutgoingEmailRow): string {
  const links = [...new Set(html.match(LINK))].map((link) => `<p><a href="${link}">${link}</a></p>`).join('')
  const heading = [to, subject, sentAt].map(escapeHtml).join(' · ')
  return `<details><summary>${heading}</summary>${links}<iframe sandbox srcdoc="${escapeHtml(html)}"></iframe></details>`
}

export const respondEmails = (emails: readonly OutgoingEmailRow[]): Response =>
  new Response(
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>E-mails</title>
<style>body { font: 16px sans-serif; margin: 2em } iframe { width: 100%; height: 24em }</style>
<h1>E-mails</h1>${emails.toReversed().map(renderEmail).join('') || '<p>None was sent yet.</p>'}</html>`,
    { headers: { ...HTML, 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" } },
  )
