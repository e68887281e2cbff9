import type { Nombre } from '#domain/identidad/nombre.ts'
import { nombreGivesHomoclave } from '#domain/identidad/rfc-root.ts'
import type { Hallazgo } from '#domain/documentos/combinar.ts'
import { isParticle } from './partir-nombre.ts'
import { fold } from '#domain/documentos/texto.ts'

const PARTES = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const
type Parte = (typeof PARTES)[number]

/** Readings of one part that are tried at most: a homoclave fits one name in a thousand by chance. */
const MAX_READINGS = 4
/** Letters of what may be a stroke of something else at the end of a recognised name. */
const SPECK = 2
/** A name without such a word is for a person to confirm. */
const TRIMMED = 0.97

/** One reading of a part of the name, and where it stands. */
interface Lectura {
  readonly valor: string
  readonly de: Hallazgo | null
}

/**
 * The name of a paper as far as the homoclave of its RFC (right, or "") says so, which is made of every letter of the name: the one reading
 * of its parts that gives it has one more field speaking for it, and loses the specks that a recogniser took for short words at its end.
 * Nothing changes where none gives it, or two do: a namesake has another homoclave.
 */
export function cotejarConHomoclave(hallazgos: readonly Hallazgo[], rfc: string): readonly Hallazgo[] {
  if (rfc === '') return hallazgos
  const readings = new Map(PARTES.map((campo) => [campo, readingsOf(hallazgos, campo)] as const))
  const fitting = combined(readings).filter((nombre) => nombreGivesHomoclave(nombre, rfc))
  const [only] = fitting
  if (!only || fitting.length > 1) return hallazgos
  return hallazgos.map((each) => {
    const said = isParte(each.campo) ? only[each.campo] : null
    if (said === null || said === '') return each
    if (fold(each.valor) === fold(said)) return { ...each, apoyos: each.apoyos + 1 }
    const own = readings.get(each.campo as Parte)?.find(({ valor, de }) => de === each && valor === said)
    return own ? { ...each, valor: said, apoyos: each.apoyos + 1, factor: each.factor * TRIMMED } : each
  })
}

const isParte = (campo: string): campo is Parte => (PARTES as readonly string[]).includes(campo)

/** What was read of one part, without the accents that homoclaves do not know, and the same without a speck. "" where nothing was. */
function readingsOf(hallazgos: readonly Hallazgo[], campo: Parte): readonly Lectura[] {
  const own = hallazgos.filter((each) => each.campo === campo && each.valor !== '')
  const all: Lectura[] = [
    ...own.map((de) => ({ valor: de.valor, de: null })),
    ...own.flatMap((de) => (de.fuente === 'ocr' ? withoutSpeck(de.valor).map((valor) => ({ valor, de })) : [])),
  ]
  const distinct = all.filter(({ valor }, at) => all.findIndex((one) => fold(one.valor) === fold(valor)) === at)
  return distinct.length === 0 ? [{ valor: '', de: null }] : distinct.slice(0, MAX_READINGS)
}

function withoutSpeck(valor: string): string[] {
  const words = valor.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 1 && last.length <= SPECK && !isParticle(last) ? [words.slice(0, -1).join(' ')] : []
}

const combined = (readings: ReadonlyMap<Parte, readonly Lectura[]>): Nombre[] =>
  (readings.get('nombres') ?? []).flatMap(({ valor: nombres }) =>
    (readings.get('apellidoPaterno') ?? []).flatMap(({ valor: apellidoPaterno }) =>
      (readings.get('apellidoMaterno') ?? []).map(({ valor: apellidoMaterno }) => ({
        nombres,
        apellidoPaterno,
        apellidoMaterno,
      })),
    ),
  )
