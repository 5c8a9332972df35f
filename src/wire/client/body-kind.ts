/** What a body is, if it is no valid response of the host. */
export type BodyKind =
  | 'nothing'
  /** A page of the app itself: the server sends it for the host's addresses too. */
  | 'own-page'
  /** Another HTML page, or an error that PHP printed as HTML. */
  | 'page'
  /** The source of a PHP file: the server does not run PHP. */
  | 'source'
  | 'text'

const HTML = /^\s*(<!doctype|<html|<br|<b>|<\?xml|<head|<body|<div)/i

export const isHtml = (body: string): boolean => HTML.test(body)

/** @param ownPageMark part of each page of the app itself */
export function getBodyKind(body: string, ownPageMark: string): BodyKind {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (text === '') return 'nothing'
  if (text.startsWith('<?php')) return 'source'
  if (!isHtml(text)) return 'text'
  return text.includes(ownPageMark) ? 'own-page' : 'page'
}
