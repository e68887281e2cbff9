/** FNV-1a, 32 bits, from a seed. */
function fnv1a(text: string, seed: number): string {
  let hash = seed
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * The Idempotency-Key of what is sent: equal for equal content, also after a reload or on another computer, so that a
 * lost answer never makes a second record. It names an attempt and guards nothing: the server compares the bodies.
 */
export function attemptKey(content: unknown): string {
  const text = JSON.stringify(content)
  return `tramite-${[0x811c9dc5, 0x9e3779b9, 0x85ebca6b].map((seed) => fnv1a(text, seed)).join('')}`
}
