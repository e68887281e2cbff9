import type { Actor } from '#domain/acceso/actor.ts'
import {
  actoOrganicoIssues,
  actoProgramadoIssues,
  diaDeAplicar,
  solicitudActoIssues,
  type ContextoActo,
  type SolicitudActo,
} from '#domain/organica/acto-organico.ts'
import type { ActoPedido } from '#domain/organica/efectos-acto.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { usosRechazo } from '#domain/organica/uso-unidad.ts'
import { vispera } from '#domain/organica/vigencia.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { OrganicaActoModel } from '#api/afiliacion/models/OrganicaActoModel.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict } from '#api/errors.ts'
import { clavesBajo } from '#api/organica/edicion/claves-bajo.ts'
import { findUnidad, holdUnidades, type UnidadFija } from '#api/organica/edicion/find-unidad.ts'
import { countUsosVivos } from '#api/organica/edicion/usos-unidad.ts'
import { openVigencia, turnVigencia } from '#api/organica/edicion/vigencia-row.ts'
import { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'
import { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import { siguienteClave } from '#domain/organica/clave.ts'
import { personasSql, tramoDe } from './alcance-acto.ts'
import { contarEfectos } from './contar-efectos.ts'
import { loadContexto } from './contexto-acto.ts'
import { corregirAbiertos } from './corregir-abiertos.ts'
import { moverPersonas, type LugarPersona } from './mover-personas.ts'
import { moverUnidad, terminarUnidad } from './mover-unidad.ts'
import { takeDocumentoActo } from './documento-acto.ts'
import { insertProgramado } from '#api/organica/edicion/programado-row.ts'
import { heredar, reubicar } from './reubicar.ts'
import { abiertosDelFin } from './abiertos-del-fin.ts'
import { anotarEnTramite } from './tramites-reorganizados.ts'

/**
 * Does an act on the tree with its date and document, all of it in one transaction: units, people by entries of history, accounts,
 * drafts, cases, open movements, signatures and holders. One whose day is still to come is kept until then. Throws 403, 404, 409
 * `en_uso` (ending what people use, with the list) and `movimientos_abiertos`, 422 by field.
 */
export function doActo(actor: Actor, solicitud: SolicitudActo): Promise<ActoPedido> {
  return inTransaction(async () => {
    await holdUnidades()
    const { contexto, fecha, aplicaEl } = await judge(actor, solicitud)
    const efectos = await contarEfectos(solicitud, contexto)
    if (solicitud.archivo !== null) await takeDocumentoActo(solicitud.archivo)
    if (aplicaEl !== null) {
      const programado = await insertProgramado(actor, { ...solicitud, fecha }, contexto.unidad.nombre, aplicaEl)
      return { id: programado, efectos, aplicaEl }
    }
    const documento = solicitud.documento.trim()
    const { tipo, unidadId } = solicitud
    const datos = { ...solicitud, unidadNombre: contexto.unidad.nombre }
    const id = await insertRow(OrganicaActoModel, {
      tipo,
      fecha,
      documento,
      unidad_id: unidadId,
      datos: JSON.stringify(datos),
      efectos: JSON.stringify(efectos),
      hecho_at: nowAt(),
      hecho_por: actor.id,
    })
    await HACER[tipo]({ solicitud, contexto, fecha, actoId: id })
    if (tipo !== 'renombrar' && (tipo !== 'terminar' || solicitud.destinoId !== null)) await corregirAbiertos()
    await logActo(actor, {
      acto: `unidad.${tipo}`,
      objeto: 'unidad',
      objetoId: unidadId,
      despues: { fecha, documento, nombre: solicitud.nombre, efectos: { ...efectos, perfiles: [...efectos.perfiles] } },
    })
    return { id, efectos, aplicaEl: null }
  })
}

interface Juicio {
  readonly contexto: ContextoActo
  readonly fecha: PlainDate
  /** The day on which it will be done, when that is still to come. */
  readonly aplicaEl: PlainDate | null
}

/** Checks the right and every rule of an act. Throws like `doActo`. */
export async function judge(actor: Actor, solicitud: SolicitudActo): Promise<Juicio> {
  authorizeInstituto(actor, 'organica.administrar')
  const shape = solicitudActoIssues(solicitud)
  const fecha = parsePlainDate(solicitud.fecha)
  if (shape.length > 0 || fecha === null) throw broken(shape)
  const contexto = await loadContexto(solicitud)
  const dia = diaDeAplicar(solicitud.tipo, fecha)
  const aplicaEl = fecha > contexto.hoy ? dia : null
  const issues = aplicaEl === null ? actoOrganicoIssues(solicitud, contexto) : actoProgramadoIssues(solicitud, contexto)
  if (issues[0]) throw broken(issues, issues[0].message)
  if (solicitud.tipo === 'terminar' && aplicaEl === null) await assertSinVida(solicitud)
  return { contexto, fecha, aplicaEl }
}

async function assertSinVida(solicitud: SolicitudActo): Promise<void> {
  const unidad = await findUnidad(solicitud.unidadId)
  const usos = await countUsosVivos(unidad)
  if (usos.length > 0) throw conflict('en_uso', usosRechazo(unidad.nombre, usos, 'termina'), { usos })
  const abiertos = await abiertosDelFin(solicitud, unidad.nombre)
  if (abiertos !== '') throw conflict('movimientos_abiertos', abiertos)
}

interface Marcha {
  readonly solicitud: SolicitudActo
  readonly contexto: ContextoActo
  readonly fecha: PlainDate
  readonly actoId: number
}

const HACER = { renombrar, mover, fusionar, dividir, terminar } as const satisfies Record<
  SolicitudActo['tipo'],
  (marcha: Marcha) => Promise<void>
>

async function renombrar({ solicitud, fecha, actoId }: Marcha): Promise<void> {
  const unidad = await findUnidad(solicitud.unidadId)
  const nombre = solicitud.nombre.trim()
  await turnVigencia(unidad.id, fecha, { nombre }, actoId)
  await updateVersioned(UnidadModel, unidad.id, null, { nombre, actualizado_at: nowAt() })
  if (unidad.descripcion === unidad.nombre)
    await execute('UPDATE organica SET descripcion = $1 WHERE id = $2', [nombre, unidad.organicaId])
}

async function mover({ solicitud, contexto, fecha, actoId }: Marcha): Promise<void> {
  const unidad = await findUnidad(solicitud.unidadId)
  const destino = await findDestino(solicitud)
  await moverUnidad(unidad, destino, fecha, actoId)
  const cadena = await cadenaDe(destino)
  await moverTodo({ solicitud, contexto, fecha, actoId }, cadena)
}

/** The unit that a move or an end leads to; `judge` has checked that the request names one. */
export function findDestino({ destinoId }: SolicitudActo): Promise<UnidadFija> {
  if (destinoId === null) throw new Error('A unit moves to another one')
  return findUnidad(destinoId)
}

async function fusionar(marcha: Marcha): Promise<void> {
  const { solicitud, fecha, actoId } = marcha
  const queda = await findUnidad(solicitud.unidadId)
  for (const origenId of solicitud.origenes) {
    const origen = await findUnidad(origenId)
    for (const hija of await hijasDe(origenId)) await moverUnidad(hija, queda, fecha, actoId)
    await heredar(origenId, queda.id)
    await terminarUnidad(origen, vispera(fecha), queda.id)
  }
  await moverTodo(marcha, await cadenaDe(queda))
}

async function dividir(marcha: Marcha): Promise<void> {
  const { solicitud, fecha, actoId } = marcha
  const unidad = await findUnidad(solicitud.unidadId)
  const nueva = await crearHermana(unidad, solicitud.nombre.trim(), fecha, actoId)
  for (const id of solicitud.hijas) await moverUnidad(await findUnidad(id), nueva, fecha, actoId)
  await moverTodo(marcha, await cadenaDe(nueva))
  const binds = new Binds()
  const [at, of] = [binds.add(nueva.id), binds.add(unidad.id)]
  if (solicitud.puestos.length > 0)
    await execute(
      `UPDATE puestos SET unidad_id = ${at} WHERE unidad_id = ${of} AND id IN (${binds.addAll(solicitud.puestos)})`,
      binds.values,
    )
}

/** Moves everybody who is still in an ended entity, in any situation, to the entity that takes its debts, credits and later lines. */
async function terminar(marcha: Marcha): Promise<void> {
  const { solicitud, fecha } = marcha
  const { unidadId, destinoId } = solicitud
  await terminarUnidad(await findUnidad(unidadId), fecha, destinoId)
  if (destinoId === null) return
  await heredar(unidadId, destinoId)
  await moverTodo({ ...marcha, fecha: diaDeAplicar('terminar', fecha) }, await cadenaDe(await findDestino(solicitud)))
}

/** People, accounts, drafts and cases of the part that the act takes with it get their new place. */
async function moverTodo({ solicitud, contexto, fecha }: Marcha, cadena: readonly number[]): Promise<void> {
  const lugar = Object.fromEntries(cadena.map((id, nivel) => [`nivel${nivel}_id`, id])) as LugarPersona
  // What tells since when somebody is there is the level that decides who goes.
  const nivel = solicitud.puestos.length > 0 ? 3 : tramoDe(solicitud, contexto).nivel
  await anotarEnTramite((binds) => personasSql(solicitud, contexto, binds), lugar.nivel1_id, fecha)
  await moverPersonas((binds) => personasSql(solicitud, contexto, binds), nivel, lugar, fecha)
  await reubicar(tramoDe(solicitud, contexto), cadena)
}

/** Ids from level 0 down to the unit itself. */
async function cadenaDe({ id, nivel, parentId }: UnidadFija): Promise<number[]> {
  if (nivel === 0 || parentId === null) return [id]
  return [...(await cadenaDe(await findUnidad(parentId, (nivel - 1) as Nivel))), id]
}

export async function hijasDe(id: number): Promise<UnidadFija[]> {
  const rows = await selectRows<{ id: number }>('SELECT id FROM unidades WHERE parent_id = $1 AND activo ORDER BY id', [
    id,
  ])
  const hijas: UnidadFija[] = []
  for (const row of rows) hijas.push(await findUnidad(row.id))
  return hijas
}

/** The new unit of a division, beside the one that is divided, with the next key. */
async function crearHermana(unidad: UnidadFija, nombre: string, desde: PlainDate, actoId: number): Promise<UnidadFija> {
  const above = unidad.claves.slice(0, -1)
  const clave = siguienteClave(await clavesBajo(above))
  const [clave_0, clave_1 = '', clave_2 = '', clave_3 = ''] = [...above, clave]
  const padre = unidad.parentId === null ? null : await findUnidad(unidad.parentId)
  const organicaId = await insertRow(OrganicaModel, {
    nivel: unidad.nivel,
    parent_id: padre?.organicaId ?? null,
    clave_0,
    clave_1,
    clave_2,
    clave_3,
    descripcion: nombre,
  })
  const at = nowAt()
  const id = await insertRow(UnidadModel, {
    nivel: unidad.nivel,
    parent_id: unidad.parentId,
    organica_id: organicaId,
    nombre,
    creado_at: at,
    actualizado_at: at,
  })
  await openVigencia({ id, nombre, clave, parentId: unidad.parentId }, desde)
  await execute('UPDATE unidad_vigencias SET acto_id = $1 WHERE unidad_id = $2', [actoId, id])
  return findUnidad(id)
}
