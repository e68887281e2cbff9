import type { DosPasosEstado } from '#domain/usuarios/cuenta.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import type { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import type { DosPasosModel } from '#api/usuarios/models/DosPasosModel.ts'
import { unauthenticated } from '#api/errors.ts'

type Row = Pick<RowOf<PerfilModel>, 'exige_dos_pasos'> &
  Pick<RowOf<DosPasosModel>, 'confirmado_at'> & { readonly codigos: number }

/** How an account stands with two-step codes. */
export async function loadDosPasos(usuarioId: number): Promise<DosPasosEstado> {
  const row = await selectRow<Row>(
    `SELECT p.exige_dos_pasos, d.confirmado_at,
       (SELECT CAST(count(*) AS INTEGER) FROM codigos_respaldo c WHERE c.usuario_id = u.id AND c.usado_at IS NULL) AS codigos
     FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id LEFT JOIN dos_pasos d ON d.usuario_id = u.id WHERE u.id = $1`,
    [usuarioId],
  )
  if (!row) throw unauthenticated()
  const activo = row.confirmado_at !== null
  return {
    activo,
    exigido: asBoolean(row.exige_dos_pasos),
    desdeAt: row.confirmado_at,
    codigos: activo ? row.codigos : 0,
  }
}
