import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { folioCarga } from '#domain/folio-carga.ts'
import { findEmisorDesde } from '#api/afiliacion/tramites/datos/emisor-de-nomina.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'

/** What the payroll of an entity's quincena leaves open. */
interface FaltasDeNomina {
  /** The entity sends payroll and none of this quincena was approved. */
  readonly sinNomina: boolean
  /** Active people whom no row names and nobody decided about. */
  readonly sinRenglon: readonly string[]
  /** Payrolls of the quincena that wait for an approval. */
  readonly pendientes: readonly string[]
}

/** What a payroll still needs before the close (decision 11.18): only an entity marked as sending payroll needs one. */
export async function faltasDeNomina(entidadId: number, quincena: number): Promise<FaltasDeNomina> {
  const pendientes = await selectRows<{ id: number; creadaAt: string }>(
    `SELECT id, creada_at AS "creadaAt" FROM cargas
     WHERE entidad_id = $1 AND quincena = $2 AND tipo = 'nomina' AND estado IN ('aplicando', 'por_validar', 'por_aprobar') ORDER BY id`,
    [entidadId, quincena],
  )
  const folios = pendientes.map(({ id, creadaAt }) => folioCarga(id, creadaAt))
  if (!(await isEmisora(entidadId, quincena))) return { sinNomina: false, sinRenglon: [], pendientes: folios }
  const nomina = await selectRow(
    `SELECT p.linea FROM nomina_pagos p JOIN cargas c ON c.id = p.carga_id
     WHERE p.entidad_id = $1 AND p.quincena = $2 AND c.estado = 'aplicada' LIMIT 1`,
    [entidadId, quincena],
  )
  if (!nomina) return { sinNomina: true, sinRenglon: [], pendientes: folios }
  return { sinNomina: false, sinRenglon: await listSinRenglon(entidadId, quincena), pendientes: folios }
}

async function isEmisora(entidadId: number, quincena: number): Promise<boolean> {
  const desde = await findEmisorDesde(entidadId)
  return desde !== null && desde <= quincena
}

async function listSinRenglon(entidadId: number, quincena: number): Promise<string[]> {
  const rows = await selectRows<NombreDeAfiliado & { readonly interno: number }>(
    `SELECT a.interno, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno"
     FROM afiliados a
     WHERE a.nivel1_id = $1 AND a.situacion = 'A'
       AND NOT EXISTS (SELECT 1 FROM nomina_pagos p JOIN cargas c ON c.id = p.carga_id
         WHERE p.afiliado_id = a.id AND p.entidad_id = $1 AND p.quincena = $2 AND c.estado = 'aplicada')
       AND NOT EXISTS (SELECT 1 FROM nomina_ausentes n
         WHERE n.afiliado_id = a.id AND n.entidad_id = $1 AND n.quincena = $2)
     ORDER BY a.nombre_orden, a.id`,
    [entidadId, quincena],
  )
  return rows.map(({ interno, ...nombre }) => `${formatInterno(interno)} ${displayName(nombre, 'lista')}`)
}
