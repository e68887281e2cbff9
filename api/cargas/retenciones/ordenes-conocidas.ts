import type { OrdenConocida } from '#domain/cargas/retenciones/juzgar-retencion.ts'
import type { CargaDeEntidad } from '#api/cargas/carga-row.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'

/** Of which orders an entity has to answer. */
type DeEntidad = Pick<CargaDeEntidad, 'entidadId' | 'quincena'>

type Row = Pick<RowOf<RetencionModel>, 'id' | 'version' | 'tipo' | 'obligado' | 'decision'> &
  RowAs<
    RetencionModel,
    {
      afiliadoId: 'afiliado_id'
      prestamoId: 'prestamo_id'
      ordenado: 'ordenado_centavos'
      retenido: 'retenido_centavos'
    }
  > &
  Pick<OrdenConocida, 'aFavor' | 'aFavorDecidido'>

/**
 * The orders of some people at an entity in a quincena, by person, those of the oldest loans first. One query, however many people. Without
 * `personas`, those of everybody.
 */
export async function ordenesConocidas(
  { entidadId, quincena }: DeEntidad,
  personas?: readonly number[],
): Promise<ReadonlyMap<number, readonly OrdenConocida[]>> {
  const byPerson = new Map<number, OrdenConocida[]>()
  if (personas?.length === 0) return byPerson
  const binds = new Binds()
  const among = personas ? `AND r.afiliado_id IN (${binds.addNumbers(personas)})` : ''
  const rows = await selectRows<Row>(
    `SELECT r.id, r.version, r.afiliado_id AS "afiliadoId", r.prestamo_id AS "prestamoId", r.tipo, r.obligado, r.decision,
            r.ordenado_centavos AS ordenado, r.retenido_centavos AS retenido,
            CAST(COALESCE(f.importe_centavos, 0) AS BIGINT) AS "aFavor",
            CAST(COALESCE(f.aplicado_centavos + f.devuelto_centavos, 0) AS BIGINT) AS "aFavorDecidido"
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id JOIN prestamos p ON p.id = r.prestamo_id
     LEFT JOIN saldos_favor f ON f.retencion_id = r.id
     WHERE r.entidad_id = ${binds.add(entidadId)} AND r.quincena = ${binds.add(quincena)} AND k.estado = 'cerrado' ${among}
     ORDER BY p.primera, p.id`,
    binds.values,
  )
  for (const { afiliadoId, ...orden } of rows) byPerson.set(afiliadoId, [...(byPerson.get(afiliadoId) ?? []), orden])
  return byPerson
}
