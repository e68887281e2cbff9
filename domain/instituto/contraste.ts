import { fromOklab, toOklab } from './oklab.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** `#RGB` or `#RRGGBB` as numbers 0..255; null when it is no such colour. */
export function parseHex(hex: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  const parts = long ? long.slice(1) : short?.slice(1).map((digit) => digit + digit)
  const [red, green, blue] = (parts ?? []).map((part) => parseInt(part, 16))
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((n) => Math.round(n).toString(16).padStart(2, '0')).join('')}`
}

/** `share` (0..1) of `over` laid on `under`; both hex. */
export function mixColors(over: string, under: string, share: number): string {
  const a = parseHex(over)
  const b = parseHex(under)
  if (!a || !b) return under
  const mixed = (i: 0 | 1 | 2): number => a[i] * share + b[i] * (1 - share)
  return toHex([mixed(0), mixed(1), mixed(2)])
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const linear = (n: number): number => (n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}

/** Contrast ratio of two hex colours, 1..21 (WCAG 2.2 §1.4.3); 1 when one is no colour. */
export function contrastRatio(one: string, other: string): number {
  const a = parseHex(one)
  const b = parseHex(other)
  if (!a || !b) return 1
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `color` moved towards `pole` in small steps until it has `ratio` on every one of `grounds`. */
export function reachContrast(color: string, pole: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share <= 1; share += 0.04) {
    const candidate = mixColors(pole, color, share)
    if (grounds.every((ground) => contrastRatio(candidate, ground) >= ratio)) return candidate
  }
  return pole
}

/** Steps of lightness in which a passing colour is looked for: one in a hundred is under what the eye tells apart. */
const STEPS = 100

/**
 * The colour nearest to `color` as the eye sees it (the same hue, lighter or darker) that has `ratio` on every ground; null when
 * none has. `grounds` may depend on the colour tried: a tint of itself under its own text.
 */
export function nearestPassing(
  color: string,
  grounds: (candidate: string) => readonly string[],
  ratio: number,
): string | null {
  const passes = (candidate: string) => grounds(candidate).every((ground) => contrastRatio(candidate, ground) >= ratio)
  const rgb = parseHex(color)
  if (!rgb || passes(color)) return rgb && color
  const [light, a, b] = toOklab(rgb)
  for (let step = 1; step <= STEPS; step += 1)
    for (const to of [light - step / STEPS, light + step / STEPS]) {
      const candidate = to < 0 || to > 1 ? null : toHex(fromOklab([to, a, b]))
      if (candidate !== null && passes(candidate)) return candidate
    }
  return ['#000000', '#ffffff'].find(passes) ?? null
}
