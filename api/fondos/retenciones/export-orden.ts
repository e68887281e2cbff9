import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { celdasDeOrden, COLUMNAS_ORDEN, nombreOrden } from '#domain/fondos/prestamos/orden-archivo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { celdaTexto } from '#domain/celda-texto.ts'
import { conSumas, type ArchivoTexto } from '#api/files/sumas.ts'
import { deEntidadSql, type EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import { RETENCIONES_FROM, retencionVisibleSql } from './retencion-row.ts'

type Row = Pick<RowOf<RetencionModel>, 'quincena' | 'tipo'> &
  RowAs<RetencionModel, { entidadId: 'entidad_id'; prestamoId: 'prestamo_id'; ordenadoCentavos: 'ordenado_centavos' }> &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  Pick<RowOf<AfiliadoModel>, 'interno' | 'noempleado' | 'curp'> &
  NombreDeAfiliado

/**
 * What each entity was ordered to withhold in a closed quincena, a CSV an entity, and the manifest of them all. Who is on leave
 * is not in it: they pay by themselves. Nor is what nobody ordered in time, until the entity answers it. Noted in the bitácora. Throws 404 where nothing was ordered that the actor sees.
 */
export async function exportOrden(
  actor: Actor,
  quincena: number,
  pedida: EntidadPedida,
): Promise<readonly ArchivoTexto[]> {
  authorize(actor, 'retenciones.leer')
  const rows = await selectOrden(actor, quincena, pedida)
  if (rows.length === 0) throw notFound('La orden de retención')
  await auditRead(actor, { acto: 'retenciones.orden', objeto: 'quincena', objetoId: quincenaCode(quincena) })
  const entidades = [...new Set(rows.map((row) => row.entidadId))]
  return conSumas(
    entidades.map((id) => ({
      nombre: nombreOrden(quincena, id),
      contenido:
        BOM + [COLUMNAS_ORDEN, ...rows.filter((row) => row.entidadId === id).map(celdasDe)].map(lineaCsv).join(''),
    })),
  )
}

function selectOrden(actor: Actor, quincena: number, pedida: EntidadPedida): Promise<Row[]> {
  const binds = new Binds()
  return selectRows<Row>(
    `SELECT r.quincena, r.entidad_id AS "entidadId", u.nombre AS entidad, r.prestamo_id AS "prestamoId", r.tipo, a.interno,
            a.noempleado, a.curp, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno",
            a.apellido_materno AS "apellidoMaterno", r.ordenado_centavos AS "ordenadoCentavos"
     ${RETENCIONES_FROM}
     WHERE r.quincena = ${binds.add(quincena)} AND r.obligado = 'entidad'
       AND (r.respondida_at IS NULL OR r.respondida_por IS NOT NULL)
       AND ${deEntidadSql('r.entidad_id', pedida, binds)} AND ${retencionVisibleSql(actor, binds)}
     ORDER BY u.nombre, r.entidad_id, a.nombre_orden, r.prestamo_id`,
    binds.values,
  )
}

const celdasDe = (row: Row): string[] => celdasDeOrden({ ...row, nombre: displayName(row, 'lista') })

/** Without it Excel takes UTF-8 for Windows-1252 and shows Secretaría as SecretarÃ­a. */
const BOM = '\uFEFF'

/** A line of CSV; what a spreadsheet would take for a formula is text. */
function lineaCsv(celdas: readonly string[]): string {
  return `${celdas.map((celda) => quoted(celdaTexto(celda))).join(',')}\n`
}

const quoted = (celda: string): string => (/[",\r\n]/.test(celda) ? `"${celda.replaceAll('"', '""')}"` : celda)
