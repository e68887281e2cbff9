import type { Issue } from '#domain/issue.ts'
import { addDays, parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'

/** When a version of a layout begins to be used. */
export interface VersionVigente {
  readonly version: number
  readonly desde: PlainDate
  /** From `desde` on the layout is not offered: this version ends it. */
  readonly termina: boolean
}

/** First day of the layouts that the portal ships: before any file. */
export const DESDE_SIEMPRE = '2000-01-01' as PlainDate

/** The version of a layout that reads a file of `dia`; null before the first one, and where the layout has ended. */
export function vigenteEn<V extends VersionVigente>(versiones: readonly V[], dia: PlainDate): V | null {
  const empezadas = versiones.filter(({ desde }) => desde <= dia)
  const ultima = ultimaVersion(empezadas)
  return ultima === null || ultima.termina ? null : ultima
}

/** The newest version of a layout; null if there is none. */
export function ultimaVersion<V extends VersionVigente>(versiones: readonly V[]): V | null {
  return versiones.reduce<V | null>((last, each) => (last && last.version > each.version ? last : each), null)
}

/** Last day of a version: the day before the next one begins. Null while no version follows; before `desde` if it never counted. */
export function hastaDe(versiones: readonly VersionVigente[], version: number): PlainDate | null {
  const siguiente = versiones.find((each) => each.version === version + 1)
  return siguiente ? addDays(siguiente.desde, -1) : null
}

/** What is wrong with the first day of a version that follows `ultima`: each begins with the one before it, or later. */
export function desdeIssues(desde: string, ultima: VersionVigente | null): Issue[] {
  const dia = parsePlainDate(desde)
  if (dia === null)
    return [
      {
        path: 'desde',
        code: 'fecha',
        message: desde === '' ? 'Elige desde qué día vale.' : `«${desde.slice(0, 20)}» no es un día que exista.`,
      },
    ]
  if (dia < DESDE_SIEMPRE) return [{ path: 'desde', code: 'fecha', message: 'Elige un día del año 2000 o posterior.' }]
  if (!ultima || dia >= ultima.desde) return []
  const message = `La versión ${ultima.version} vale desde el ${formatFecha(ultima.desde)}: elige ese día o uno posterior.`
  return [{ path: 'desde', code: 'orden', message }]
}

/** Whether files are read with a layout today, will be, or no more. */
export const ESTADOS_PLANO = { vigente: 'Vigente', por_empezar: 'Por empezar', terminado: 'Terminado' } as const
export type EstadoPlano = keyof typeof ESTADOS_PLANO

/** The state of a layout on a day. */
export function estadoDePlano(versiones: readonly VersionVigente[], hoy: PlainDate): EstadoPlano {
  if (vigenteEn(versiones, hoy)) return 'vigente'
  return ultimaVersion(versiones)?.termina === false ? 'por_empezar' : 'terminado'
}
