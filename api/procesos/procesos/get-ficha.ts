import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { cadenaDesde } from '#domain/cadena.ts'
import { resolveVista, VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import type { AccionFicha, FichaProceso } from '#domain/procesos/ficha.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { NotNull, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { selectDocumentos } from '#api/procesos/documentacion/documento-row.ts'
import { ORDEN_MAPA_SQL } from '#api/procesos/modulos/modulo-row.ts'
import { procesoVisibleSql } from '#api/procesos/visible-sql.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import type { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'
import { clavesDelMapa } from './claves-del-mapa.ts'
import { PROCESO_COLUMNS, type ProcesoRow } from './proceso-row.ts'
import { selectResponsables } from './responsables.ts'

type Row = ProcesoRow &
  NotNull<Pick<RowOf<ProcesoModel>, 'componente'>> &
  RowAs<ModuloModel, { modulo: 'nombre'; ubicacion: 'tipo' }>

interface Which {
  readonly ruta?: string | undefined
  readonly id?: number | undefined
  readonly clave?: string | undefined
}

/**
 * The page of the process at `ruta` (an address of the map), or with `clave` or `id`: what it is for, its documents, who is in
 * charge. 404 when there is none, or none that the actor's profile opens. Of two at one address the one with `clave` or `id`, else
 * the first on the map.
 */
export async function getFicha(actor: Actor, which: Which): Promise<FichaProceso> {
  authorize(actor, 'procesos.leer')
  const claves = await clavesDelMapa()
  const row = await findRow(actor, { ruta: which.ruta, id: idOf(which, claves) })
  const [documentos, delModulo, generales, responsables, grupos] = await Promise.all([
    selectDocumentos({ clase: 'proceso', id: row.id }),
    selectDocumentos({ clase: 'modulo', id: row.id_modulo }),
    selectDocumentos({ clase: 'general', id: 0 }),
    selectResponsables(row.id),
    gruposOf(row),
  ])
  const { id, nombre, id_modulo, tipo, version, componente, modulo, ubicacion } = row
  return {
    id,
    clave: claves.get(id) ?? String(id),
    nombre,
    grupos,
    modulo: { id: id_modulo, nombre: modulo, tipo: ubicacion },
    tipo,
    descripcion: row.descripcion === '' ? descripcionOfVista(componente) : row.descripcion,
    componente,
    version,
    documentos: TIPOS_DE_PROCESO.map((each) => ({
      tipo: each,
      documento: documentos.find((documento) => documento.tipo === each) ?? null,
    })),
    relacionados: [
      ...delModulo.map((documento) => ({ dueno: modulo, folio: id_modulo, documento })),
      ...generales.map((documento) => ({ dueno: 'Documentos generales', folio: 0, documento })),
    ].filter(({ documento }) => documento.cargado === 1),
    responsables,
    acciones: accionesOf(actor),
  }
}

function idOf({ clave, id }: Which, claves: ReadonlyMap<number, string>): number | undefined {
  if (clave === undefined) return id
  return [...claves].find(([, each]) => each === clave)?.[0]
}

async function findRow(actor: Actor, which: Omit<Which, 'clave'>): Promise<Row> {
  const binds = new Binds()
  const { id, ruta } = which
  const key = ruta === undefined ? `p.id = ${binds.add(id ?? null)}` : `p.componente = ${binds.add(ruta)}`
  const asked = ruta === undefined || id === undefined ? '' : `CASE WHEN p.id = ${binds.add(id)} THEN 0 ELSE 1 END, `
  const row = await selectRow<Row>(
    `SELECT ${PROCESO_COLUMNS}, m.nombre AS modulo, m.tipo AS ubicacion FROM procesos p JOIN modulos m ON m.id = p.id_modulo
     WHERE p.componente IS NOT NULL AND ${key} AND ${procesoVisibleSql(actor, binds)}
     ORDER BY ${asked}${ORDEN_MAPA_SQL} LIMIT 1`,
    binds.values,
  )
  if (!row) throw notFound('El proceso')
  return row
}

async function gruposOf(row: Row): Promise<string[]> {
  const rows = await selectRows<{ id: number; nombre: string; parent_id: number | null }>(
    'SELECT id, nombre, parent_id FROM procesos WHERE id_modulo = $1 AND componente IS NULL',
    [row.id_modulo],
  )
  const byId = new Map(rows.map((group) => [group.id, group]))
  const ids = cadenaDesde(row.parent_id, (id) => byId.get(id)?.parent_id ?? null)
  return [row.modulo, ...ids.reverse().flatMap((id) => byId.get(id)?.nombre ?? [])]
}

/** A process that opens a screen is for what the screen is, until somebody says it better. */
function descripcionOfVista(componente: string): string {
  const vista = vistaOfComponente(componente) ?? resolveVista(componente)
  return vista === null ? '' : VISTAS[vista].descripcion
}

function accionesOf(actor: Actor): AccionFicha[] {
  return [
    ...(can(actor, 'procesos.administrar') ? (['editar', 'responsables'] as const) : []),
    ...(can(actor, 'documentacion.administrar') ? (['documentos'] as const) : []),
  ]
}
