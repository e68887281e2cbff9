import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network: a sender has all the rest for itself. */
const GRUPOS = 4
const EN_TODAS = 8

/**
 * Whose address it is: an IPv6 one stands for its network of 64 bits, of which one sender has every address; an IPv4 one told as
 * IPv6 for itself; anything else as it is.
 */
export function redDeDireccion(direccion: string): string {
  const [address = ''] = direccion.split('%')
  if (!isIPv6(address)) return direccion
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  // The last group may be an IPv4 address, which stands for two.
  const length = head.length + tail.length + (address.includes('.') ? 1 : 0)
  const groups = [...head, ...Array<string>(Math.max(0, EN_TODAS - length)).fill('0'), ...tail]
  const network = groups.slice(0, GRUPOS).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
