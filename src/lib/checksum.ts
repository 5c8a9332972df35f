/** Returns a checksum of the content. Unlike `crypto.subtle`, it also works on a page without https. */
export async function checksum(file: Blob): Promise<string> {
  let hash = 0x811c9dc5
  // FNV-1a, 32 bits.
  for (const byte of new Uint8Array(await file.arrayBuffer())) hash = Math.imul(hash ^ byte, 0x01000193)
  return `${file.size}-${(hash >>> 0).toString(16)}`
}
