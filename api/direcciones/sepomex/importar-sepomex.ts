import type { Actor } from '#domain/acceso/actor.ts'
import { avisosDelArchivo } from '#domain/direcciones/archivo-anterior.ts'
import { cambiosSepomex, resumenEstado, type CambiosEstado } from '#domain/direcciones/cambios-sepomex.ts'
import type { CambiosDelEstado } from '#domain/direcciones/carga-sepomex.ts'
import type { AsentamientoSepomex, LecturaSepomex } from '#domain/direcciones/sepomex.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { AppError, broken } from '#api/errors.ts'
import { leerArchivoSepomex } from './leer-archivo.ts'
import { selectColonias } from './select-colonias.ts'
import { writeEstado } from './write-estado.ts'

export interface OpcionesSepomex {
  /** Tells what it would do and writes nothing. */
  readonly simular: boolean
  /** Goes on although a state would lose a large part of its settlements, or the file looks older than the catalogue. */
  readonly aceptarBajas: boolean
  /** After each state: how many of how many. */
  readonly onEstado?: (hechos: number, total: number, estado: string) => void
  /** Stops it between two states. */
  readonly signal?: AbortSignal
}

export interface ResultadoSepomex {
  readonly estados: readonly CambiosDelEstado[]
  /** Why the file must be looked at before it is applied. */
  readonly avisos: readonly string[]
}

/**
 * Brings the postal catalogue to what CPdescarga.txt says; gives what it does to each state. The whole file is read and judged
 * before anything is written; then each state is one transaction, so that a run that was cut is gone on with by running it again.
 * States that the file does not name stay as they are. Throws 403, 404, 413, 422 with every wrong line, 409 `parece_cortado` or `parece_anterior`.
 */
export async function importarSepomex(
  actor: Actor,
  ruta: string,
  opciones: OpcionesSepomex,
): Promise<ResultadoSepomex> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const { asentamientos, issues, fecha } = await leerArchivoSepomex(ruta, opciones.signal)
  if (issues.length > 0) throw broken(issues, issues.map(({ message }) => message).join('\n'))
  const estados = [...byEstado(asentamientos)]
  if (!opciones.aceptarBajas) await assertOfNow(estados, fecha)
  const done: CambiosDelEstado[] = []
  for (const [clave, rows] of estados) {
    opciones.signal?.throwIfAborted()
    done.push(opciones.simular ? await foresee(clave, rows) : await apply(actor, clave, rows))
    opciones.onEstado?.(done.length, estados.length, rows[0]?.estado ?? clave)
  }
  return { estados: done, avisos: avisosDelArchivo(done, fecha, today()) }
}

type Estado = readonly [clave: string, rows: readonly AsentamientoSepomex[]]

function byEstado(asentamientos: readonly AsentamientoSepomex[]): Map<string, AsentamientoSepomex[]> {
  const estados = new Map<string, AsentamientoSepomex[]>()
  for (const row of asentamientos) {
    const own = estados.get(row.claveEstado)
    if (own) own.push(row)
    else estados.set(row.claveEstado, [row])
  }
  return estados
}

/** Before anything is written: no state loses a fifth of its settlements, and no newer catalogue goes, unless that was asked for. */
async function assertOfNow(estados: readonly Estado[], fecha: LecturaSepomex['fecha']): Promise<void> {
  const foreseen: CambiosDelEstado[] = []
  for (const [clave, rows] of estados) foreseen.push(await foresee(clave, rows))
  const avisos = avisosDelArchivo(foreseen, fecha, today())
  if (avisos.length === 0) return
  const codigo = foreseen.some(({ cortado }) => cortado) ? 'parece_cortado' : 'parece_anterior'
  throw new AppError(409, codigo, `${avisos.join('\n')}\nNo se cambió nada.`)
}

async function foresee(clave: string, rows: readonly AsentamientoSepomex[]): Promise<CambiosDelEstado> {
  const guardadas = await selectColonias(clave)
  return resumenEstado(clave, rows, guardadas, cambiosSepomex(guardadas, rows))
}

function apply(actor: Actor, clave: string, rows: readonly AsentamientoSepomex[]): Promise<CambiosDelEstado> {
  return inTransaction(async () => {
    const guardadas = await selectColonias(clave)
    const cambios = cambiosSepomex(guardadas, rows)
    if (writes(cambios)) {
      await writeEstado(clave, rows, cambios)
      await logEstado(actor, clave, cambios)
    }
    return resumenEstado(clave, rows, guardadas, cambios)
  })
}

const writes = ({ nuevas, cambiadas, bajas }: CambiosEstado): boolean =>
  nuevas.length + cambiadas.length + bajas.length > 0

function logEstado(actor: Actor, clave: string, { nuevas, cambiadas, bajas }: CambiosEstado): Promise<void> {
  return logActo(actor, {
    acto: 'direcciones.importar',
    objeto: 'direcciones',
    objetoId: clave,
    despues: { nuevas: nuevas.length, cambiadas: cambiadas.length, bajas: bajas.length },
  })
}
