import type { AccionCarga } from './carga.ts'
import { ESTADOS_DE_ACTO, type ActoCarga, type EstadoCarga } from './estado-carga.ts'

/** What decides what somebody may do with a load. */
export interface SituacionCarga {
  readonly estado: EstadoCarga
  /** Its file is being read or its rows are being written. */
  readonly enMarcha: boolean
  /** Two people approved it and a job makes its rows count: nobody stops it. */
  readonly aprobada: boolean
  readonly renglones: number
  readonly rechazados: number
  /** Whether the original file is still kept. */
  readonly hayArchivo: boolean
  /** Whether the actor may see the original file. */
  readonly veOriginal: boolean
  /** Whether its kind takes an oficio. */
  readonly conOficio: boolean
  /** A proposal to undo it waits for another person. */
  readonly porDeshacer: boolean
  /** Acts for which the actor has the right. */
  readonly puede: Readonly<Record<'cargar' | 'validar' | 'aprobar' | 'deshacer', boolean>>
}

/** The acts that are possible now, in the order in which a screen shows them. */
export function accionesDeCarga(situacion: SituacionCarga): AccionCarga[] {
  const { estado, enMarcha, aprobada, renglones, rechazados, hayArchivo, veOriginal, conOficio, porDeshacer, puede } =
    situacion
  const inState = (acto: ActoCarga): boolean =>
    !enMarcha && (ESTADOS_DE_ACTO[acto] as readonly EstadoCarga[]).includes(estado)
  const isCut = estado === 'leyendo' || estado === 'aplicando'
  const posibles: readonly (readonly [AccionCarga, boolean])[] = [
    ['detener', enMarcha && !aprobada && puede.cargar],
    ['reanudar', isCut && inState('reanudar') && puede.cargar && hayArchivo],
    ['cargar', estado === 'revisada' && inState('cargar') && renglones > rechazados && puede.cargar],
    ['releer', inState('releer') && puede.cargar && hayArchivo],
    ['oficio', conOficio && inState('releer') && puede.cargar && hayArchivo],
    ['validar', inState('validar') && puede.validar],
    ['aprobar', inState('aprobar') && puede.aprobar],
    ['deshacer', inState('deshacer') && puede.deshacer && !porDeshacer],
    ['malos', estado !== 'leyendo' && rechazados > 0 && hayArchivo],
    ['original', veOriginal && hayArchivo],
    ['descartar', inState('descartar') && puede.cargar],
  ]
  return posibles.filter(([, is]) => is).map(([accion]) => accion)
}
