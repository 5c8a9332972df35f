/** Polyfills `crypto.randomUUID`, which browsers hide from pages on plain http. ical-generator and the mock need it. */
if (!('randomUUID' in crypto)) {
  const digit = () => (crypto.getRandomValues(new Uint8Array(1)).at(0) ?? 0) % 16
  Object.assign(crypto, {
    randomUUID: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => digit().toString(16)),
  })
}
