/** What a reply holds instead of an answer of the host. */
export type ReplyKind =
  | 'nothing'
  /** The portal's own page: the server answers `.php` addresses with it. */
  | 'portal'
  /** Another HTML page, or an error that PHP printed as HTML. */
  | 'page'
  /** The source of a PHP file: the server does not run PHP. */
  | 'source'
  | 'text'

const HTML = /^\s*(<!doctype|<html|<br|<b>|<\?xml|<head|<body|<div)/i

/** Whether a body starts like HTML, printed by PHP or by the web server. */
export const isHtml = (body: string): boolean => HTML.test(body)

/** Tells what a body is that holds no answer, so that the page can say what to repair. */
export function replyKindOf(body: string): ReplyKind {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (text === '') return 'nothing'
  if (text.startsWith('<?php')) return 'source'
  if (!isHtml(text)) return 'text'
  return text.includes('name="portal-host"') ? 'portal' : 'page'
}
