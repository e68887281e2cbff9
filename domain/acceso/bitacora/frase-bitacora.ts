import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { actoTexto, fraseDe, partesDeFrase } from './acto-bitacora.ts'

/** A note or a name is told up to here: the act itself has it whole. */
const TEXTO_MAX = 120

const PESOS = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })
const DIA = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** How a noted value is told, by the sign after its name in a sentence; null for a value that is none of its kind. */
const FORMAS: Readonly<Record<string, (valor: unknown) => string | null>> = {
  /** Text or a number as they are. */
  '': (valor) =>
    typeof valor === 'number' ? String(valor) : typeof valor === 'string' && valor !== '' ? shortened(valor) : null,
  /** Centavos: "$1,234.50". */
  $: (valor) => (typeof valor === 'number' ? PESOS.format(valor / 100) : null),
  /** A day: "10 may 2026". */
  '@': (valor) =>
    typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor)
      ? DIA.format(new Date(`${valor}T00:00:00Z`)).replaceAll(' de ', ' ')
      : null,
  /** The code of a quincena: "2226" is "22 de 2026". */
  '%': (valor) =>
    typeof valor === 'string' && /^\d{4}$/.test(valor) ? `${Number(valor.slice(0, 2))} de 20${valor.slice(2)}` : null,
}

/** What an act did, in a sentence of what it noted: "Exportó 1,562 personas, situación Activo". */
export function actoFrase(acto: string, despues: unknown, antes: unknown = null): string {
  const known = fraseDe(acto)
  if (known === undefined) return actoTexto(acto)
  const notado = { ...objectOf(antes), ...objectOf(despues) }
  const frase = typeof known === 'string' ? known : known[1]
  // Each part by itself: what somebody wrote in a note is never read as one.
  const partes = partesDeFrase(frase).map(({ texto, suelta }) =>
    suelta ? (fill(texto, notado) ?? '') : fill(texto, notado),
  )
  return partes.includes(null) ? actoTexto(acto) : partes.join('')
}

/** `texto` with what each of its places names; null when one of them was not noted. */
function fill(texto: string, notado: Readonly<Record<string, unknown>>): string | null {
  const faltan: string[] = []
  const told = texto.replaceAll(/\{(\w+)([$@%]?)(?:#([^|}]*)\|([^}]*))?\}/g, (_, campo: string, ...rest: unknown[]) => {
    const [forma, uno, varios] = rest as [string, string | undefined, string | undefined]
    const valor = notado[campo]
    const text =
      uno === undefined
        ? (FORMAS[forma]?.(valor) ?? null)
        : typeof valor === 'number'
          ? cuentaTexto(valor, uno, varios)
          : null
    if (text === null) faltan.push(campo)
    return text ?? ''
  })
  return faltan.length === 0 ? told : null
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function shortened(text: string): string {
  return text.length <= TEXTO_MAX ? text : `${text.slice(0, TEXTO_MAX - 1).trimEnd()}…`
}
