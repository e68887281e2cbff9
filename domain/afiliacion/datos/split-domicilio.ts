import { normalizeText } from '#domain/identidad/normalize-text.ts'

export interface DomicilioPartido {
  readonly calle: string
  /** "125-B", "S/N", "Mz 4 Lt 12", "Km 12.5"; "" when the text names none. */
  readonly numeroExterior: string
  readonly numeroInterior: string
}

const START = '(?<=^|[\\s,])'
const END = '(?=[\\s,.]|$)'
/** A door: digits with a letter or a second part (125, 125-B, 12/14), alone or with "bis" or one letter at the end of its part. */
const DOOR = `[0-9]+[A-Z]?(?:[-/][0-9A-Z]+)?(?:\\s(?:bis|[A-Z])(?=\\s*(?:,|$)))?${END}`
const UNIT = `(?:PB|[A-Z]?-?[0-9]+[A-Z]?(?:-[0-9A-Z]+)?|[A-Z])${END}`
const NO_NUMBER = `s\\s?/\\s?n${END}`

const NUMBER_SIGN = '(?:\\s?(?:no\\.?|n[uú]m\\.?|#))?'
const UNIT_MARK = `(?:int|depto|dpto|departamento|apto|piso|local)\\b\\.?${NUMBER_SIGN}`
const INTERIOR = new RegExp(`${START}(${UNIT_MARK})\\s?(${UNIT})`, 'giu')
/** "Interior" in full is also the name of streets (Circuito Interior 200): it is a mark only after a door. */
const INTERIOR_LONG = new RegExp(
  `(?<=(?:[0-9][A-Z]?(?:-[0-9A-Z]+)?|s/n),?\\s)(interior${NUMBER_SIGN})\\s?(${UNIT})`,
  'giu',
)
const ORDINAL_FLOOR = new RegExp(`${START}([0-9]+)(?:er|do|to|mo|vo|no|o|º|ª|°)\\.?\\s+(piso)${END}`, 'giu')

const EXTERIOR_FORMS = [
  new RegExp(`${START}(?:mz|mza|manzana)\\.?\\s?\\S+?,?\\s?(?:lt|lte|lote)\\.?\\s?[0-9A-Z-]+${END}`, 'iu'),
  new RegExp(`${START}km\\.?\\s*[0-9]+(?:\\.[0-9]+)?${END}`, 'iu'),
]
const EXTERIOR_MARKED = new RegExp(
  `${START}(?:(?:n[uú]mero|n[uú]m|no|n[°º]|ext|exterior)\\b\\.?|n[°º]\\.?|#)\\s?(?:ext(?:erior)?\\.?\\s?)?(${DOOR}|${NO_NUMBER})`,
  'iu',
)
const NO_NUMBER_ALONE = new RegExp(`${START}(${NO_NUMBER})`, 'iu')
const TRAILING_DOOR = new RegExp(`^([^,]*\\S)\\s(${DOOR})`, 'iu')

/** After these a number is part of the street's name: "Calle 20", "Convención de 1914". */
const NAME_GOES_ON =
  /(^|\s)(calle|c|av|ave|avenida|andador|and|privada|priv|cerrada|cda|prolongaci[oó]n|prol|circuito|cto|calzada|calz|blvd|boulevard|camino|carretera|carr|eje|v[ií]a|de|del)\.?$/iu

/**
 * Street, exterior and interior number of one line of text, by the marks no., núm., #, ext., int., depto, piso (specification
 * 3 §3), or the number that ends the street when nothing marks it. What is neither stays in the street, so nothing is lost.
 */
export function splitDomicilio(text: string): DomicilioPartido {
  const [withoutUnits, numeroInterior] = takeInterior(normalizeText(text))
  const [rest, numeroExterior] = takeExterior(withoutUnits)
  return {
    calle: tidy(rest),
    numeroExterior: /^s\s?\/\s?n$/i.test(numeroExterior) ? 'S/N' : numeroExterior,
    numeroInterior,
  }
}

/** Exterior numbers that carry their own mark, or are none: "No. S/N" says nothing. */
const SIN_NO = /^(?:s\/n|mz|mza|manzana|km)(?![a-z])/iu

/** One line that `splitDomicilio` takes apart again: "Calle Olmo No. 12, Int. 3", "Calle Olmo S/N". */
export function joinDomicilio({ calle, numeroExterior, numeroInterior }: DomicilioPartido): string {
  const mark = SIN_NO.test(numeroExterior) ? '' : 'No. '
  const door = numeroExterior === '' ? '' : ` ${mark}${numeroExterior}`
  const inside = numeroInterior === '' ? '' : `, Int. ${numeroInterior}`
  return `${calle}${door}${inside}`.trim()
}

/** Every unit mark cut out. One gives its bare value; several keep their marks ("Piso 3, Depto 301"). */
function takeInterior(text: string): [rest: string, interior: string] {
  const found: { mark: string; value: string }[] = []
  const cut = (mark: string, value: string) => {
    found.push({ mark: mark.trim(), value })
    return ' '
  }
  const withoutFloor = evenly(text).replace(ORDINAL_FLOOR, (_all, value: string, mark: string) => cut(mark, value))
  const rest = [INTERIOR, INTERIOR_LONG].reduce(
    (left, unit) => evenly(left).replace(unit, (_all, mark: string, value: string) => cut(mark, value)),
    withoutFloor,
  )
  const only = found.length === 1 ? found[0] : undefined
  return [tidy(rest), only ? only.value : found.map(({ mark, value }) => `${mark} ${value}`).join(', ')]
}

function takeExterior(text: string): [rest: string, exterior: string] {
  for (const form of EXTERIOR_FORMS) {
    const whole = form.exec(text)
    if (whole) return [cutAt(text, whole), whole[0]]
  }
  const marked = EXTERIOR_MARKED.exec(text) ?? NO_NUMBER_ALONE.exec(text)
  if (marked) return [cutAt(text, marked), marked[1] ?? '']
  return takeTrailing(text)
}

function takeTrailing(text: string): [rest: string, exterior: string] {
  const trailing = TRAILING_DOOR.exec(text)
  const [all = '', street = '', door = ''] = trailing ?? []
  const after = text.slice(all.length)
  const endsPart = after === '' || /^\s*,/.test(after)
  if (!trailing || !endsPart || NAME_GOES_ON.test(street)) return [text, '']
  return [street + after, door]
}

function cutAt(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
}

/** Between two words one space, or one comma and a space: the patterns count on it, and so none of them goes back over a long run. */
function evenly(text: string): string {
  return text.replace(/[\s,]+/g, (run) => (run.includes(',') ? ', ' : ' '))
}

/** Evenly spaced, without what a cut left hanging at the ends. */
function tidy(text: string): string {
  return evenly(text).replace(/^[\s,.-]+|(?<![\s,-])[\s,-]+$/g, '')
}
