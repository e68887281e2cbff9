const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENERS = new Set([0x5b, 0x7b])
const CLOSERS = new Set([0x5d, 0x7d])

/**
 * Whether lists and objects of the JSON `text` stand more than `max` within each other. One walk over the signs, before
 * anything is parsed: a parser, a schema and a refusal cost more the deeper it goes. Text that is no JSON gives any answer.
 */
export function isTooDeep(text: string, max: number): boolean {
  let level = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (inText) {
      if (sign === BACKSLASH) at += 1
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (OPENERS.has(sign)) {
      level += 1
      if (level > max) return true
    } else if (CLOSERS.has(sign)) level -= 1
  }
  return false
}
