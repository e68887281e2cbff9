import type { Actor } from '#domain/acceso/actor.ts'
import type { Aclaraciones } from '#domain/afiliacion/aclaraciones.ts'
import type { SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { Borrador, DatosDosPasos } from '#domain/afiliacion/borrador.ts'
import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { isDocumentoAlta } from '#domain/afiliacion/borrador.ts'
import { isPapelDeMovimiento } from '#domain/afiliacion/tipos/papel.ts'
import type { ClavePercepcion } from '#domain/afiliacion/percepciones.ts'
import { isTramite, TRAMITES, type SolicitudTramite, type Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { datosBorradorSchema, type DatosBorrador } from '#api/afiliacion/borradores/borrador-schema.ts'
import { lockPadron } from './consecutivos.ts'
import {
  insertBorrador,
  newBorradorId,
  sweepExpired,
  type NuevoBorrador,
} from '#api/afiliacion/borradores/create-borrador.ts'
import { deleteCorreccion, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { isWhole } from './get-alta.ts'
import { getBorrador } from '#api/afiliacion/borradores/get-borrador.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { findPersonaByInterno } from '#api/afiliacion/tramites/persona-tramite.ts'
import { findForTurno } from '#api/afiliacion/turnos/assert-turno.ts'

export interface CorreccionAbierta {
  readonly borrador: Borrador
  /** False when it was there already. */
  readonly creado: boolean
}

/**
 * The draft in which its author corrects the movement `folio`: the one left open, else a new one that holds what was asked
 * and its papers. Throws 403 for another author, 404 out of scope and for what keeps no draft, 409 `estatus` once
 * somebody acted on it.
 */
export async function openCorreccion(actor: Actor, folio: string): Promise<CorreccionAbierta> {
  authorize(actor, 'borradores.usar')
  const { id, creado, sobrantes } = await inTransaction(async () => {
    // Two openings at once wait for each other here, and for a correction that is being saved.
    await lockPadron()
    const open = await findOpen(actor, folio)
    if (open !== null) return { id: open, creado: false, sobrantes: [] }
    const { row } = await findForTurno(actor, folio, 'corregir', null)
    const swept = [...(await sweepExpired()), ...(await deleteCorreccion(folio))]
    const fresh = newBorradorId()
    await insertBorrador(actor, { id: fresh, corrige: folio, ...(await nuevoOf(actor, row)) })
    return { id: fresh, creado: true, sobrantes: swept }
  })
  await deleteStored(sobrantes)
  return { borrador: await getBorrador(actor, id), creado }
}

/** The draft that its author left open, also when it came too late since: it says so itself. */
async function findOpen(actor: Actor, folio: string): Promise<string | null> {
  const row = await selectRow<{ id: string }>(
    'SELECT id FROM borradores WHERE corrige = $1 AND vence_at > $2 AND autor_id = $3',
    [folio, nowAt(), actor.id],
  )
  return row?.id ?? null
}

/** A procedure for somebody on file is corrected in its own kind; without one, it is the alta of somebody new. */
async function nuevoOf(actor: Actor, row: MovimientoRow): Promise<Omit<NuevoBorrador, 'id' | 'corrige'>> {
  if (!isTramite(row.tramite)) return { tipo: 'alta', persona: null, datos: await datosDeAlta(row) }
  const persona = await findPersonaByInterno(actor, row.interno)
  return { tipo: row.tramite, persona, datos: await datosDeTramite(row.tramite, row) }
}

/** What was asked to change, and the papers that came with the request. */
async function datosDeTramite(tramite: Tramite, row: MovimientoRow): Promise<DatosBorrador> {
  const { solicitud } = datosOf(row)
  if (!solicitud) throw notFound('El movimiento')
  const { datosPersonales = {}, datosLaborales = {} } = solicitud.cambios ?? {}
  const { puesto, otrasPrestaciones, quinquenios, porcentaje, ...lugar } = datosLaborales
  const percepciones = { otrasPrestaciones, quinquenios, porcentaje }
  const papeles = await selectRows<{ tipo: string; archivo_id: string; por: string }>(
    `SELECT tipo, archivo_id, por FROM expediente WHERE movimiento_id = $1 AND vigente = ${SQL_TRUE}`,
    [row.id],
  )
  const foto = papeles.find(({ tipo }) => tipo === 'foto')?.archivo_id
  return datosBorradorSchema.parse({
    documentos: Object.fromEntries(
      papeles
        .filter(({ tipo }) => isDocumentoAlta(tipo))
        .map(({ tipo, archivo_id, por }) => [tipo, { archivo: archivo_id, by: por }]),
    ),
    personales: { ...datosPersonales, ...(foto && { foto }) },
    laborales: { ...lugar, fechaIngreso: solicitud.fecha },
    observaciones: solicitud.observaciones,
    ...aclarado(solicitud.aclaraciones),
    ...(TRAMITES[tramite].pasos.length === 2 && { dosPasos: dosPasosDe(solicitud, { puesto, percepciones }, papeles) }),
  })
}

interface DelPuesto {
  readonly puesto: number | null | undefined
  readonly percepciones: Readonly<Record<ClavePercepcion, number | undefined>>
}

/** The first step of a procedure of two, as it was asked. */
function dosPasosDe(
  { fecha, fechaAutorizacion, fechaFin, causa }: SolicitudTramite,
  { puesto, percepciones }: DelPuesto,
  papeles: readonly { readonly tipo: string; readonly archivo_id: string }[],
): DatosDosPasos {
  const pedidas = Object.entries(percepciones).filter(([, valor]) => valor !== undefined)
  const propios = papeles.filter(({ tipo }) => isPapelDeMovimiento(tipo))
  return {
    fecha,
    fechaAutorizacion: fechaAutorizacion ?? '',
    fechaFin: fechaFin ?? '',
    causa: causa ?? '',
    ...(puesto !== undefined && { puesto }),
    ...(pedidas.length > 0 && { percepciones: Object.fromEntries(pedidas) }),
    papeles: Object.fromEntries(propios.map(({ tipo, archivo_id }) => [tipo, { archivo: archivo_id }])),
  }
}

async function datosDeAlta(row: MovimientoRow): Promise<DatosBorrador> {
  const solicitud = JSON.parse(row.datos) as Partial<SolicitudAlta>
  if (row.tipo_id !== TIPO_ALTA || !isWhole(solicitud)) throw notFound('El movimiento')
  const { foto = '', ...documentos } = await papelesVigentes(row.afiliado_id)
  return datosBorradorSchema.parse({
    documentos: Object.fromEntries(
      Object.entries(documentos).map(([tipo, archivo]) => [tipo, { archivo, by: 'Sistema' }]),
    ),
    personales: { ...solicitud.datosPersonales, foto },
    laborales: solicitud.datosLaborales,
    ...aclarado(solicitud.aclaraciones),
  })
}

/** What the desk said about the papers, where its draft keeps it. */
function aclarado({ corregidos = {}, mismaPersona, ajenos }: Aclaraciones = {}) {
  return {
    capturaManual: corregidos,
    ...(mismaPersona !== undefined && { mismaPersona }),
    ...(ajenos !== undefined && { ajenos }),
  }
}

/** File ids of a person's papers in force, by kind: a letter or a better scan may have come after the alta. */
async function papelesVigentes(afiliadoId: number): Promise<Readonly<Record<string, string>>> {
  const rows = await selectRows<{ tipo: string; archivo_id: string }>(
    `SELECT tipo, archivo_id FROM expediente WHERE afiliado_id = $1 AND vigente = ${SQL_TRUE}`,
    [afiliadoId],
  )
  return Object.fromEntries(rows.map((row) => [row.tipo, row.archivo_id]))
}
