import { createReadStream } from 'node:fs'
import type { Actor } from '#domain/acceso/actor.ts'
import { cleanFileName } from '#domain/clean-file-name.ts'
import type { AsuntoCarga } from '#domain/cargas/carga.ts'
import { cargaDeMarca } from '#domain/cargas/renglones-malos.ts'
import { isDeEntidad, tipoCarga, TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { ARCHIVO_CARGA_MAX_BYTES } from '#domain/cargas/limites-carga.ts'
import { ESTADOS_CARGA, OCUPAN_ARCHIVO, type EstadoCarga } from '#domain/cargas/estado-carga.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { AppError, conflict, notFound } from '#api/errors.ts'
import { putStream } from '#api/files/storage.ts'
import {
  archivoDeCarga,
  CARGA_SQL,
  cargaVisibleSql,
  estadosSql,
  folioDe,
  loadCarga,
  type CargaRow,
} from './carga-row.ts'
import { lugarEnBitacora, lugarLargo } from './datos-de-carga.ts'
import { examinar } from './lectura/examinar.ts'
import { CargaModel } from './models/CargaModel.ts'
import type { PlanoGuardado } from './plano-row.ts'
import { authorizeCargar } from './tipos/derechos-de-tipo.ts'
import { servidorDe } from './tipos/servidores.ts'

/** A local file, and how to read it. */
export interface ArchivoPorCargar {
  readonly ruta: string
  readonly nombre: string
  readonly plano: PlanoGuardado
  /** Null if the load is of the whole institute. */
  readonly lugar: LugarDeCarga | null
  /** Null if its kind needs none. */
  readonly asunto: AsuntoCarga | null
}

/** What a load of a dependency is of. */
export interface LugarDeCarga {
  readonly entidad: { readonly id: number; readonly nombre: string }
  /** Ordinal. */
  readonly quincena: number
}

/**
 * Stores a file and its load, which is then read. Throws 403, 409 `archivo_repetido` if the same file was loaded before and was
 * not taken back, 413, 422 (`quincena`), 423 outside the window of a dependency.
 */
export async function crearCarga(actor: Actor, archivo: ArchivoPorCargar): Promise<CargaRow> {
  const { plano, lugar, asunto } = archivo
  const de: LugarBuscado = { tipo: plano.tipo, entidadId: lugar?.entidad.id ?? null, asunto: asunto?.clave ?? '' }
  authorizeCargar(actor, plano.tipo)
  if (actor.ambito !== 'instituto') await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  if ((lugar !== null) !== isDeEntidad(plano.tipo)) throw new Error(`A load of ${plano.tipo} with the wrong place`)
  if ((asunto !== null) !== ((tipoCarga(plano.tipo).delInstituto?.asunto ?? null) !== null))
    throw new Error(`A load of ${plano.tipo} about the wrong thing`)
  if (lugar) await servidorDe(plano).assertLugar?.(actor, lugar.quincena)
  const { bytes, huella, inicio } = await examinar(archivo.ruta)
  if (bytes > ARCHIVO_CARGA_MAX_BYTES)
    throw new AppError(413, 'tamano', 'El archivo pesa más de 512 MB: divídelo en partes.')
  const nombre = cleanFileName(archivo.nombre)
  const corrige = cargaDeMarca(primeraLinea(inicio))
  if (corrige !== null) await assertCorregible(actor, corrige, de, lugar?.quincena ?? null)
  await servidorDe(plano).assertNuevo?.(huella)
  const id = await inTransaction(async () => {
    await holdTurno('cargas')
    await assertNueva(huella, de)
    const creada = await insertRow(CargaModel, {
      tipo: plano.tipo,
      plano_id: plano.id,
      entidad_id: lugar?.entidad.id ?? null,
      quincena: lugar?.quincena ?? null,
      asunto: asunto?.clave ?? '',
      asunto_nombre: asunto?.nombre ?? '',
      archivo: nombre,
      bytes,
      huella,
      estado: 'leyendo',
      corrige_id: corrige,
      creada_at: nowAt(),
      creada_por: actor.id,
    })
    await logActo(actor, {
      acto: 'carga.crear',
      objeto: 'carga',
      objetoId: creada,
      despues: {
        archivo: nombre,
        ...lugarEnBitacora({
          entidad: lugar?.entidad.nombre ?? null,
          quincena: lugar?.quincena ?? null,
          asuntoNombre: asunto?.nombre ?? '',
        }),
        plano: plano.clave,
        huella,
      },
    })
    return creada
  })
  await putStream(archivoDeCarga(id), createReadStream(archivo.ruta))
  return loadCarga(id)
}

/** The first line of a file, where one of refused rows names its load. */
function primeraLinea(inicio: Buffer): string {
  const text = inicio.subarray(0, 200).toString('latin1').replaceAll('\0', '')
  return text.slice(Math.max(0, text.indexOf('#'))).split(/[\r\n]/, 1)[0] ?? ''
}

/** A file of refused rows corrects a load of the same kind that is of the same. */
async function assertCorregible(
  actor: Actor,
  id: number,
  { tipo, entidadId, asunto }: LugarBuscado,
  quincena: number | null,
): Promise<void> {
  const binds = new Binds()
  const before = await selectRow<CargaRow>(
    `${CARGA_SQL} WHERE c.id = ${binds.add(id)} AND ${cargaVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!before) throw notFound('La carga que este archivo corrige')
  if (before.tipo !== tipo)
    throw conflict(
      'otra_carga',
      `Este archivo trae los renglones rechazados de ${folioDe(before)}, que es de ${TIPOS_CARGA[before.tipo].titulo.toLowerCase()}: elige su plano.`,
    )
  if (before.entidadId !== entidadId || before.quincena !== quincena || before.asunto !== asunto)
    throw conflict(
      'otra_carga',
      `Este archivo trae los renglones rechazados de ${folioDe(before)}, que es de ${lugarLargo(before)}.`,
    )
}

/** Whose loads are looked for. */
interface LugarBuscado {
  readonly tipo: TipoCargaId
  readonly entidadId: number | null
  /** Key of what they are about; "" if their kind needs nothing. */
  readonly asunto: string
}

/** SQL condition: loads of the same entity, or of the same kind and about the same if they are of the whole institute. */
export const mismoLugarSql = (binds: Binds, { tipo, entidadId, asunto }: LugarBuscado): string =>
  entidadId === null
    ? `c.tipo = ${binds.add(tipo)} AND c.asunto = ${binds.add(asunto)}`
    : `c.entidad_id = ${binds.add(entidadId)}`

/** States in which a load keeps its file from being loaded again. */
const ocupanArchivo = (tipo: TipoCargaId): readonly EstadoCarga[] =>
  tipoCarga(tipo).repite ? OCUPAN_ARCHIVO.filter((estado) => estado !== 'aplicada') : OCUPAN_ARCHIVO

async function assertNueva(huella: string, lugar: LugarBuscado): Promise<void> {
  const binds = new Binds()
  const before = await selectRow<CargaRow>(
    `${CARGA_SQL} WHERE c.huella = ${binds.add(huella)} AND ${mismoLugarSql(binds, lugar)}
       AND c.estado IN (${estadosSql(ocupanArchivo(lugar.tipo))}) ORDER BY c.id DESC`,
    binds.values,
  )
  if (!before) return
  const donde = `la carga ${folioDe(before)} (${ESTADOS_CARGA[before.estado].toLowerCase()})`
  throw conflict('archivo_repetido', `Este mismo archivo ya está en ${donde}, como "${before.archivo}".`, {
    folio: folioDe(before),
  })
}
