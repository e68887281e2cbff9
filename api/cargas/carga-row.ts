import type { Actor } from '#domain/acceso/actor.ts'
import { entranDe } from '#domain/cargas/carga.ts'
import { actoCargaFalta, type ActoCarga, type EstadoCarga } from '#domain/cargas/estado-carga.ts'
import type { SumasCarga, SumasDeCarga } from '#domain/cargas/totales-carga.ts'
import { folioCarga, idDeFolioCarga } from '#domain/folio-carga.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict, notFound } from '#api/errors.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import type { ResumenLectura } from './lectura/cuenta-archivo.ts'
import type { CargaModel } from './models/CargaModel.ts'
import type { PlanoModel } from './models/PlanoModel.ts'
import { authorizeCargar, tiposQueVe } from './tipos/derechos-de-tipo.ts'

/** A load as services use it. */
export type CargaRow = Pick<
  RowOf<CargaModel>,
  | 'id'
  | 'tipo'
  | 'quincena'
  | 'asunto'
  | 'archivo'
  | 'bytes'
  | 'huella'
  | 'estado'
  | 'leidos'
  | 'aplicados'
  | 'renglones'
  | 'rechazados'
  | 'avisados'
  | 'resumen'
  | 'rechazo'
  | 'motivo'
  | 'aviso'
  | 'personas'
  | 'faltas'
  | 'conciliacion'
  | 'refuerzo'
  | 'efecto'
  | 'version'
> &
  RowAs<
    CargaModel,
    {
      planoId: 'plano_id'
      entidadId: 'entidad_id'
      asuntoNombre: 'asunto_nombre'
      sustituyeId: 'sustituye_id'
      corrigeId: 'corrige_id'
      creadaAt: 'creada_at'
      creadaPor: 'creada_por'
      terminadaAt: 'terminada_at'
      trabajoId: 'trabajo_id'
      aprobadaPor: 'aprobada_por'
      sumasRechazadas: 'sumas_rechazadas'
    }
  > &
  RowAs<PlanoModel, { plano: 'clave' }> &
  LeftJoined<RowAs<UnidadModel, { entidad: 'nombre' }> & RowAs<UsuarioModel, { usuario: 'nombre' }>>

/** A load of an entity and a quincena. */
export type CargaDeEntidad = CargaRow & {
  readonly entidadId: number
  readonly entidad: string
  readonly quincena: number
}

export const CARGA_COLUMNAS = `c.id, c.tipo, c.plano_id AS "planoId", p.clave AS plano, c.entidad_id AS "entidadId", u.nombre AS entidad,
    c.quincena, c.asunto, c.asunto_nombre AS "asuntoNombre", c.archivo, c.bytes, c.huella, c.estado, c.leidos, c.aplicados, c.renglones, c.rechazados, c.avisados, c.resumen,
    c.rechazo, c.motivo, c.sustituye_id AS "sustituyeId", c.corrige_id AS "corrigeId", c.creada_at AS "creadaAt", c.creada_por AS "creadaPor",
    c.terminada_at AS "terminadaAt", c.trabajo_id AS "trabajoId", c.aprobada_por AS "aprobadaPor", c.aviso, c.personas, c.faltas, c.conciliacion, c.refuerzo, c.efecto, c.sumas_rechazadas AS "sumasRechazadas", c.version, s.nombre AS usuario`

export const CARGA_DESDE = `FROM cargas c LEFT JOIN unidades u ON u.id = c.entidad_id JOIN planos p ON p.id = c.plano_id
  LEFT JOIN usuarios s ON s.id = c.creada_por`

export const CARGA_SQL = `SELECT ${CARGA_COLUMNAS} ${CARGA_DESDE}`

/** SQL condition on the load `c` of entity `u`: the actor sees the loads of its own entity, or part of it, of the kinds that it reads. */
export function cargaVisibleSql(actor: Actor, binds: Binds): string {
  const tipos = tiposQueVe(actor)
  const deTipo = tipos.length === 0 ? '1 = 0' : `c.tipo IN (${binds.addAll(tipos)})`
  if (actor.ambito === 'instituto') return deTipo
  const suya = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  return `${deTipo} AND (${suya} OR c.creada_por = ${binds.add(actor.id)})`
}

/** A load that the actor sees, by its folio. Throws 404. */
export async function findCarga(actor: Actor, folio: string): Promise<CargaRow> {
  const binds = new Binds()
  const row = await selectRow<CargaRow>(
    `${CARGA_SQL} WHERE c.id = ${binds.add(idDeFolioCarga(folio))} AND ${cargaVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!row || folioDe(row) !== folio.trim().toUpperCase()) throw notFound(`La carga ${folio}`)
  return row
}

/** A load that the actor may read again, load, stop or discard, by its folio. Throws 403, 404. */
export async function findCargaPropia(actor: Actor, folio: string): Promise<CargaRow> {
  const carga = await findCarga(actor, folio)
  authorizeCargar(actor, carga.tipo)
  return carga
}

/** A load that this transaction changes. */
export async function holdCarga(id: number): Promise<CargaRow> {
  await selectRow(`SELECT id FROM cargas WHERE id = $1${FOR_UPDATE}`, [id])
  return loadCarga(id)
}

export async function loadCarga(id: number): Promise<CargaRow> {
  const row = await selectRow<CargaRow>(`${CARGA_SQL} WHERE c.id = $1`, [id])
  if (!row) throw notFound('La carga')
  return row
}

export const folioDe = ({ id, creadaAt }: Pick<CargaRow, 'id' | 'creadaAt'>): string => folioCarga(id, creadaAt)

/** What reading the file of a load found; empty until it is read. */
export const resumenDeLectura = ({ resumen }: Pick<CargaRow, 'resumen'>): Partial<ResumenLectura> =>
  JSON.parse(resumen) as Partial<ResumenLectura>

/** What the rows of a load add up to, and those of them that are refused. */
export function sumasDeCarga(carga: CargaRow): SumasDeCarga {
  const { sumas = {}, conceptos = {} } = resumenDeLectura(carga)
  const { sumasRechazadas, rechazados } = carga
  return {
    leidas: { sumas, conceptos },
    rechazadas: sumasRechazadas === '' ? null : (JSON.parse(sumasRechazadas) as SumasCarga),
    rechazados,
    entran: entranDe(carga),
  }
}

/** Whether a load was approved and a job makes its rows count. */
export const isPublicandose = ({ estado, aprobadaPor }: Pick<CargaRow, 'estado' | 'aprobadaPor'>): boolean =>
  estado === 'aplicando' && aprobadaPor !== null

/** Where the original file is stored. */
export const archivoDeCarga = (id: number): string => `cargas/${id}`

/** Throws 409 `estado` if an act is not possible in the state of the load. */
export function assertEstado(carga: Pick<CargaRow, 'id' | 'creadaAt' | 'estado'>, acto: ActoCarga): void {
  const falta = actoCargaFalta(folioDe(carga), carga.estado, acto)
  if (falta !== '') throw conflict('estado', falta)
}

/** Throws 409 `version` if the load changed since it was shown; the terminal shows it and acts at once. */
export async function assertVersion(carga: CargaRow, version: number | undefined): Promise<void> {
  if (version !== undefined && carga.version !== version)
    throw await staleVersion({ objeto: 'carga', objetoId: carga.id }, `cambió ${folioDe(carga)} mientras la veías.`)
}

/** Some states as a list of SQL. */
export const estadosSql = (estados: readonly EstadoCarga[]): string => estados.map((estado) => `'${estado}'`).join(', ')
