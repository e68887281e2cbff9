import { readFile, stat } from 'node:fs/promises'
import type { Actor } from '#domain/acceso/actor.ts'
import { cambiosSepomex, pareceCortado, type CambiosEstado } from '#domain/direcciones/cambios-sepomex.ts'
import { leerSepomex, type AsentamientoSepomex } from '#domain/direcciones/sepomex.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { AppError, broken } from '#api/errors.ts'
import { selectColonias } from './select-colonias.ts'
import { writeEstado } from './write-estado.ts'

/** CPdescarga.txt is some 15 MB. */
const ARCHIVO_MAX_BYTES = 64 * 1024 * 1024

export interface OpcionesSepomex {
  /** Tells what it would do and writes nothing. */
  readonly simular: boolean
  /** Goes on although a state would lose a large part of its settlements. */
  readonly aceptarBajas: boolean
  /** After each state: how many of how many. */
  readonly onEstado?: (hechos: number, total: number) => void
}

export interface ResultadoSepomex {
  readonly estados: number
  readonly filas: number
  readonly nuevas: number
  readonly cambiadas: number
  readonly bajas: number
  /** No longer in the file, but somebody's address uses them. */
  readonly conservadas: number
}

/**
 * Brings the postal catalogue to what CPdescarga.txt says. The whole file is read and judged before anything is written; then
 * each state is one transaction, so that a run that was cut is gone on with by running it again. States that the file does not
 * name stay as they are. Throws 403, 404, 413, 422 with every wrong line, 409 `parece_cortado`.
 */
export async function importarSepomex(
  actor: Actor,
  ruta: string,
  opciones: OpcionesSepomex,
): Promise<ResultadoSepomex> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const { asentamientos, issues } = leerSepomex(await leerLatin1(ruta))
  if (issues.length > 0) throw broken(issues, issues.map(({ message }) => message).join('\n'))
  const estados = byEstado(asentamientos)
  await assertWhole(estados, opciones.aceptarBajas)
  const total: ResultadoSepomex = {
    estados: estados.size,
    filas: asentamientos.length,
    nuevas: 0,
    cambiadas: 0,
    bajas: 0,
    conservadas: 0,
  }
  const sums = { ...total }
  let hechos = 0
  for (const [clave, rows] of estados) {
    const cambios = await applyEstado(actor, clave, rows, opciones.simular)
    sums.nuevas += cambios.nuevas.length
    sums.cambiadas += cambios.cambiadas.length
    sums.bajas += cambios.bajas.length
    sums.conservadas += cambios.conservadas.length
    hechos += 1
    opciones.onEstado?.(hechos, estados.size)
  }
  return sums
}

async function leerLatin1(ruta: string): Promise<string> {
  const size = await stat(ruta).then(
    ({ size: bytes }) => bytes,
    () => null,
  )
  if (size === null) throw new AppError(404, 'no_existe', `No existe el archivo ${ruta}.`)
  if (size > ARCHIVO_MAX_BYTES) throw new AppError(413, 'tamano', 'El archivo pesa más de 64 MB: no es CPdescarga.txt.')
  return readFile(ruta, 'latin1')
}

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
async function assertWhole(
  estados: ReadonlyMap<string, readonly AsentamientoSepomex[]>,
  accept: boolean,
): Promise<void> {
  if (accept) return
  for (const [clave, rows] of estados) {
    const guardadas = await selectColonias(clave)
    const cambios = cambiosSepomex(guardadas, rows)
    if (!pareceCortado(guardadas, cambios)) continue
    const gone = cambios.bajas.length + cambios.conservadas.length
    const message = `El archivo parece cortado o de otro año: en ${rows[0]?.estado ?? clave} faltan ${gone} de ${guardadas.length} asentamientos. No se cambió nada.`
    throw new AppError(409, 'parece_cortado', message)
  }
}

function applyEstado(
  actor: Actor,
  clave: string,
  rows: readonly AsentamientoSepomex[],
  simular: boolean,
): Promise<CambiosEstado> {
  if (simular) return selectColonias(clave).then((guardadas) => cambiosSepomex(guardadas, rows))
  return inTransaction(async () => {
    const cambios = cambiosSepomex(await selectColonias(clave), rows)
    const { nuevas, cambiadas, bajas } = cambios
    if (nuevas.length + cambiadas.length + bajas.length === 0) return cambios
    await writeEstado(clave, rows, cambios)
    await logActo(actor, {
      acto: 'direcciones.importar',
      objeto: 'direcciones',
      objetoId: clave,
      despues: { nuevas: nuevas.length, cambiadas: cambiadas.length, bajas: bajas.length },
    })
    return cambios
  })
}
