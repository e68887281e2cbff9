import type { Actor } from '#domain/acceso/actor.ts'
import { cambiosSepomex, resumenEstado, type CambiosEstado } from '#domain/direcciones/cambios-sepomex.ts'
import type { CambiosDelEstado } from '#domain/direcciones/carga-sepomex.ts'
import type { AsentamientoSepomex } from '#domain/direcciones/sepomex.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { AppError, broken } from '#api/errors.ts'
import { leerArchivoSepomex } from './leer-archivo.ts'
import { selectColonias } from './select-colonias.ts'
import { writeEstado } from './write-estado.ts'

export interface OpcionesSepomex {
  /** Tells what it would do and writes nothing. */
  readonly simular: boolean
  /** Goes on although a state would lose a large part of its settlements. */
  readonly aceptarBajas: boolean
  /** After each state: how many of how many. */
  readonly onEstado?: (hechos: number, total: number, estado: string) => void
  /** Stops it between two states. */
  readonly signal?: AbortSignal
}

/**
 * Brings the postal catalogue to what CPdescarga.txt says; gives what it does to each state. The whole file is read and judged
 * before anything is written; then each state is one transaction, so that a run that was cut is gone on with by running it again.
 * States that the file does not name stay as they are. Throws 403, 404, 413, 422 with every wrong line, 409 `parece_cortado`.
 */
export async function importarSepomex(
  actor: Actor,
  ruta: string,
  opciones: OpcionesSepomex,
): Promise<CambiosDelEstado[]> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const { asentamientos, issues } = await leerArchivoSepomex(ruta, opciones.signal)
  if (issues.length > 0) throw broken(issues, issues.map(({ message }) => message).join('\n'))
  const estados = [...byEstado(asentamientos)]
  if (!opciones.aceptarBajas) await assertWhole(estados)
  const done: CambiosDelEstado[] = []
  for (const [clave, rows] of estados) {
    opciones.signal?.throwIfAborted()
    done.push(opciones.simular ? await foresee(clave, rows) : await apply(actor, clave, rows))
    opciones.onEstado?.(done.length, estados.length, rows[0]?.estado ?? clave)
  }
  return done
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

/** Before anything is written: no state may lose a fifth of its settlements unless that was asked for. */
async function assertWhole(estados: readonly Estado[]): Promise<void> {
  for (const [clave, rows] of estados) {
    const { cortado, estado, bajas, conservadas } = await foresee(clave, rows)
    if (!cortado) continue
    const gone = bajas.cuantas + conservadas.cuantas
    const message = `El archivo parece cortado o de otro año: en ${estado} faltan ${gone} asentamientos de los que hay. No se cambió nada.`
    throw new AppError(409, 'parece_cortado', message)
  }
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
