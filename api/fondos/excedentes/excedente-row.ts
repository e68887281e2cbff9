import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { folioCarga } from '#domain/folio-carga.ts'
import { estadoExcedente, pendienteDeExcedente, type Excedente } from '#domain/fondos/excedentes/excedente.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import type { CargaModel } from '#api/cargas/models/CargaModel.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { NominaExcedenteModel } from '#api/fondos/models/NominaExcedenteModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'

/** An entry as stored, with its person, its entity and its load. */
export type ExcedenteRow = Pick<RowOf<NominaExcedenteModel>, 'id' | 'quincena' | 'clave' | 'referencia' | 'version'> &
  RowAs<
    NominaExcedenteModel,
    {
      entidadId: 'entidad_id'
      cargaId: 'carga_id'
      descontadoCentavos: 'descontado_centavos'
      debidoCentavos: 'debido_centavos'
      importeCentavos: 'importe_centavos'
      devueltoCentavos: 'devuelto_centavos'
      aFavorCentavos: 'a_favor_centavos'
      devueltoEl: 'devuelto_el'
    }
  > &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  RowAs<CargaModel, { cargaCreadaAt: 'creada_at' }>

export const EXCEDENTE_COLUMNAS = `x.id, x.entidad_id AS "entidadId", x.quincena, x.clave, x.carga_id AS "cargaId",
  x.descontado_centavos AS "descontadoCentavos", x.debido_centavos AS "debidoCentavos", x.importe_centavos AS "importeCentavos",
  x.devuelto_centavos AS "devueltoCentavos", x.a_favor_centavos AS "aFavorCentavos", x.devuelto_el AS "devueltoEl",
  x.referencia, x.version, a.interno, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno",
  a.apellido_materno AS "apellidoMaterno", u.nombre AS entidad, c.creada_at AS "cargaCreadaAt"`

export const EXCEDENTES_DESDE = `FROM nomina_excedentes x JOIN afiliados a ON a.id = x.afiliado_id
  JOIN unidades u ON u.id = x.entidad_id JOIN cargas c ON c.id = x.carga_id`

/** SQL condition: the payrolls in force deduct too much, or something was decided. Entries that a payroll corrected are left out. */
export const EXCEDENTE_VIVO_SQL = 'x.importe_centavos + x.devuelto_centavos + x.a_favor_centavos > 0'

/** SQL: centavos that nobody decided, if positive. */
export const PENDIENTE_SQL = '(x.importe_centavos - x.devuelto_centavos - x.a_favor_centavos)'

/** An entry, locked: a load that changes the amounts meanwhile waits. Throws 404. */
export async function holdExcedente(id: number): Promise<ExcedenteRow> {
  await selectRow(`SELECT id FROM nomina_excedentes WHERE id = $1${FOR_UPDATE}`, [id])
  const row = await selectRow<ExcedenteRow>(`SELECT ${EXCEDENTE_COLUMNAS} ${EXCEDENTES_DESDE} WHERE x.id = $1`, [id])
  if (!row) throw notFound('El descuento de más')
  return row
}

/** What payrolls deducted from a person beyond what was due, the newest first. */
export async function loadExcedentes(actor: Actor, afiliadoId: number): Promise<Excedente[]> {
  const rows = await selectRows<ExcedenteRow>(
    `SELECT ${EXCEDENTE_COLUMNAS} ${EXCEDENTES_DESDE}
     WHERE x.afiliado_id = $1 AND ${EXCEDENTE_VIVO_SQL} ORDER BY x.quincena DESC, x.clave, x.id`,
    [afiliadoId],
  )
  return rows.map((row) => presentExcedente(row, actor))
}

export function presentExcedente(row: ExcedenteRow, actor: Actor): Excedente {
  const { id, version, entidad, quincena, clave, importeCentavos, devueltoCentavos, aFavorCentavos } = row
  const estado = estadoExcedente(row)
  const mayAct = actor.ambito === 'instituto' && can(actor, 'retenciones.decidir')
  return {
    ...{ id, version, entidad, quincena, clave, importeCentavos, devueltoCentavos, aFavorCentavos, estado },
    interno: formatInterno(row.interno),
    nombre: displayName(row, 'lista'),
    carga: folioCarga(row.cargaId, row.cargaCreadaAt),
    descontadoCentavos: row.descontadoCentavos,
    debidoCentavos: row.debidoCentavos,
    pendienteCentavos: pendienteDeExcedente(row),
    devueltoEl: row.devueltoEl,
    referencia: row.referencia,
    actions: mayAct && estado !== 'devuelto' ? ['decidir'] : [],
  }
}
