import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import {
  CLAVE_PARAMETRO_KEYS,
  CLAVES_PARAMETRO,
  DIEZMILESIMOS,
  type ClaveParametro,
} from '#domain/fondos/clave-parametro.ts'
import { CONCEPTOS, type BaseCotizacion } from '#domain/fondos/fondo.ts'
import type { Linea, Obligado } from '#domain/fondos/lineas.ts'
import type { ParametrosEnVigor, ValoresParametro } from '#domain/fondos/parametro.ts'
import { multiplyDivide } from '#domain/fondos/redondeo.ts'
import type { LineaRetroactiva } from '#domain/fondos/retroactivas.ts'

/** The decree that gives a parameter record an earlier legal effect (decisions §11.17). */
export interface Decreto {
  readonly numero: string
  readonly fecha: PlainDate
  /** Ordinal of the first quincena that it reaches; before the record's own `desde`. */
  readonly efectoDesde: number
  /** The rates that it changes: the record's other values were in force before. */
  readonly claves: readonly ClaveParametro[]
}

/** A parameter record, with its decree if it has an earlier legal effect. */
export interface RegistroConDecreto extends ParametrosEnVigor {
  readonly decreto: Decreto | null
}

/** A decree as people write it; `efectoDesde` is the code of a quincena ("0126"). Empty texts: none. */
export interface DecretoEscrito {
  readonly numero: string
  readonly fecha: string
}

/** Longest number of a decree, in characters. */
export const NUMERO_DECRETO_MAX = 40

/** What is wrong with a decree: number, date, its first quincena (`efectoDesde`, an ordinal) and that of its record. */
export function decretoIssues(
  { numero, fecha }: DecretoEscrito,
  { efectoDesde, desde }: { readonly efectoDesde: number | null; readonly desde: number | null },
  hoy: PlainDate,
): Issue[] {
  const dia = parsePlainDate(fecha)
  const fault = (path: string, code: string, message: string): Issue => ({ path, code, message })
  return [
    ...(numero.trim() === '' ? [fault('decreto.numero', 'requerido', 'Escribe el número del decreto.')] : []),
    ...(dia === null
      ? [fault('decreto.fecha', 'fecha', `La fecha del decreto dice "${fecha}"; se esperaba un día que exista.`)]
      : dia > hoy
        ? [fault('decreto.fecha', 'futura', `El decreto es del ${formatFecha(dia)}: se esperaba un día que ya pasó.`)]
        : []),
    ...(efectoDesde === null
      ? [fault('efectoDesde', 'requerido', 'Elige desde qué quincena tiene efecto legal el decreto.')]
      : desde !== null && efectoDesde >= desde
        ? [
            fault(
              'efectoDesde',
              'posterior',
              `El efecto legal dice ${quincenaLong(efectoDesde)}; se esperaba una anterior a la ${quincenaLong(desde)}, desde la que vale el registro.`,
            ),
          ]
        : []),
  ]
}

/** The rates that differ between a record and the one in force before it. */
export function tasasDecretadas(valores: ValoresParametro, anteriores: ValoresParametro | null): ClaveParametro[] {
  return CLAVE_PARAMETRO_KEYS.filter(
    (clave) => CLAVES_PARAMETRO[clave] === 'tasa' && valores[clave] !== (anteriores?.[clave] ?? 0),
  )
}

/**
 * The decrees that reach a closed quincena, oldest record first: of records later than the one that its close sealed, whose own
 * `desde` is later. `registros` are newest versions.
 */
export function decretosDe<T extends RegistroConDecreto>(
  registros: readonly T[],
  quincena: number,
  sellado: Pick<ParametrosEnVigor, 'clave'>,
): T[] {
  return registros
    .filter(({ decreto, clave, desde }) => {
      return decreto !== null && decreto.efectoDesde <= quincena && quincena < desde && clave > sellado.clave
    })
    .sort((one, other) => one.clave - other.clave)
}

/** Parameters for computing a closed quincena again: the sealed ones with the rates that decrees changed. The seal does not change. */
export function conDecretos<T extends ParametrosEnVigor>(sellado: T, decretos: readonly RegistroConDecreto[]): T {
  if (decretos.length === 0) return sellado
  const decretadas = decretos.flatMap(({ decreto, valores }) =>
    (decreto?.claves ?? []).map((clave) => [clave, valores[clave]] as const),
  )
  return { ...sellado, valores: { ...sellado.valores, ...Object.fromEntries(decretadas) } }
}

/** What is stored of one person, entity and quincena, line by line or added up by key. */
export type LineaCobrada = Pick<Linea, 'clave' | 'obligado' | 'baseCentavos' | 'importeCentavos'>

/** Parameters of a closed quincena: as sealed, and with the rates that decrees changed. */
export interface ParametrosDecretados {
  readonly parametros: ParametrosEnVigor
  readonly vigentes: ParametrosEnVigor
}

/**
 * The lines by which a decree corrects a closed quincena of one person in an entity (decisions §11.17): stored base × decreed rate,
 * rounded as its close did, minus everything stored. Their base is 0, since the stored base does not change. A rate that was 0 stored no
 * line: it takes the base of another key with the same base, and stores it.
 */
export function lineasDeDecreto(
  { entidadId, quincena }: { readonly entidadId: number; readonly quincena: number },
  { parametros, vigentes }: ParametrosDecretados,
  guardado: readonly LineaCobrada[],
): LineaRetroactiva[] {
  const lineas: LineaRetroactiva[] = []
  for (const concepto of CONCEPTOS) {
    const tasa = vigentes.valores[concepto.clave]
    if (tasa === parametros.valores[concepto.clave]) continue
    for (const obligado of ['entidad', 'afiliado'] as const) {
      const propias = guardado.filter((linea) => linea.clave === concepto.clave && linea.obligado === obligado)
      const base = propias.length > 0 ? suma(propias, 'baseCentavos') : baseDe(guardado, concepto.base, obligado)
      const baseCentavos = propias.length > 0 ? 0 : base
      const importe = multiplyDivide(base, tasa, 100 * DIEZMILESIMOS, vigentes.redondeo)
      const importeCentavos = importe - suma(propias, 'importeCentavos')
      if (importeCentavos !== 0)
        lineas.push({ ...concepto, entidadId, obligado, baseCentavos, tasa, importeCentavos, quincena })
    }
  }
  return lineas
}

function suma(lineas: readonly LineaCobrada[], campo: 'baseCentavos' | 'importeCentavos'): number {
  return lineas.reduce((sum, linea) => sum + linea[campo], 0)
}

/** The stored base of the first key that has that base. */
function baseDe(guardado: readonly LineaCobrada[], base: BaseCotizacion, obligado: Obligado): number {
  for (const { clave } of CONCEPTOS.filter((concepto) => concepto.base === base)) {
    const propias = guardado.filter((linea) => linea.clave === clave && linea.obligado === obligado)
    if (propias.length > 0) return suma(propias, 'baseCentavos')
  }
  return 0
}
