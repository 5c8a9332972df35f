/** What a body is, if it is no valid response of the host. */
export type ReplyKind =
  | 'nothing'
  /** The portal's own page: the server sends it for `.php` addresses too. */
  | 'portal'
  /** Another HTML page, or an error that PHP printed as HTML. */
  | 'page'
  /** The source of a PHP file: the server does not run PHP. */
  | 'source'
  | 'text'

const HTML = /^\s*(<!doctype|<html|<br|<b>|<\?xml|<head|<body|<div)/i

export const isHtml = (body: string): boolean => HTML.test(body)

export function replyKindOf(body: string): ReplyKind {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (text === '') return 'nothing'
  if (text.startsWith('<?php')) return 'source'
  if (!isHtml(text)) return 'text'
  return text.includes('name="portal-host"') ? 'portal' : 'page'
}
