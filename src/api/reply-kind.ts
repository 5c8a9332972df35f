/** What was found where an answer of the host should have been. */
export type ReplyKind =
  | 'nothing'
  /** The portal's own page: the server hands it out for `.php` addresses too. */
  | 'portal'
  /** Another page of HTML, or an error that PHP has printed as one. */
  | 'page'
  /** The source of a PHP file: nothing runs it. */
  | 'source'
  | 'text'

const HTML = /^\s*(<!doctype|<html|<br|<b>|<\?xml|<head|<body|<div)/i

export const isHtml = (written: string): boolean => HTML.test(written)

/** Tells what a body is that holds no answer. */
export function replyKindOf(written: string): ReplyKind {
  const text = written.replace(/^\uFEFF/, '').trim()
  if (text === '') return 'nothing'
  if (text.startsWith('<?php')) return 'source'
  if (!isHtml(text)) return 'text'
  return text.includes('name="portal-host"') ? 'portal' : 'page'
}
