import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import {
  ESTATUS_PAGO,
  type EstadoValidacion,
  type EstatusPago,
  type LineaPorValidar,
} from '#domain/fondos/pagos/panel-pagos.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { can } from '#domain/acceso/can.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { today } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy, filterIn } from '#api/http/listas/list-filter.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { CargoModel } from '#api/fondos/models/CargoModel.ts'
import type { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { ExtemporaneaModel } from '#api/quincenas/models/ExtemporaneaModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

const ESTATUS = Object.keys(ESTATUS_PAGO) as [EstatusPago, ...EstatusPago[]]

type Row = Pick<RowOf<LineaPagoModel>, 'id' | 'version' | 'referencia' | 'limite'> &
  RowAs<LineaPagoModel, { validadoAt: 'validado_at' }> &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  Pick<RowOf<CargoModel>, 'quincena'> &
  RowAs<CargoModel, { limiteCargo: 'limite' }> &
  LeftJoined<Pick<RowOf<AfiliadoModel>, 'interno'> & Pick<RowOf<ExtemporaneaModel>, 'folio'>> &
  LeftJoined<RowAs<UsuarioModel, { validadoPor: 'nombre' }>> &
  Readonly<Record<'monto' | 'saldo' | 'tardios', number>>

/** A charge's newest line, and every one that was paid to. */
const FROM = `FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id JOIN unidades u ON u.id = c.entidad_id
  LEFT JOIN afiliados a ON a.id = c.afiliado_id LEFT JOIN usuarios s ON s.id = l.validado_por
  LEFT JOIN extemporaneas e ON e.id = c.extemporanea_id`

const VIGENTES = `c.anulado_at IS NULL AND (l.id = (SELECT MAX(x.id) FROM lineas_pago x WHERE x.cargo_id = c.id)
    OR EXISTS (SELECT 1 FROM pagos p WHERE p.linea_id = l.id))`

/** What the charge still owes, in centavos. */
const SALDO = `c.principal_centavos - c.credito_centavos
    - CAST(COALESCE((SELECT SUM(p.capital_centavos) FROM pagos p WHERE p.cargo_id = c.id), 0) AS BIGINT)`

const SELECT = `SELECT l.id, l.version, u.nombre AS entidad, a.interno, e.folio, c.quincena, l.referencia,
  l.capital_centavos + l.interes_centavos AS monto, l.limite, c.limite AS "limiteCargo",
  ${SALDO} AS saldo,
  CAST((SELECT COUNT(*) FROM pagos p WHERE p.cargo_id = c.id AND p.tardio) AS INTEGER) AS tardios,
  l.validado_at AS "validadoAt", s.nombre AS "validadoPor"`

/** Whether the actor validates payments, and what they may do today. */
export async function getValidacionPagos(actor: Actor): Promise<EstadoValidacion> {
  authorizeInstituto(actor, 'pagos.leer')
  const valida = can(actor, 'pagos.validar')
  const isPago = (await estadoVentana(actor, 'PAGO')).open
  return {
    valida,
    actions: [
      ...(valida && isPago ? (['editar'] as const) : []),
      ...(can(actor, 'pagos.cargar') ? (['cargar'] as const) : []),
      ...(can(actor, 'pagos.registrar') ? (['registrar'] as const) : []),
    ],
  }
}

/** Payment lines by page, newest quincena first. Throws 403. */
export const { list: listReferencias } = defineList<string, Row, LineaPorValidar>({
  authorize: (actor) => authorizeInstituto(actor, 'pagos.leer'),
  from: FROM,
  id: 'l.id',
  columns: {
    quincena: 'c.quincena',
    entidad: 'u.nombre',
    referencia: 'l.referencia',
    monto: 'l.capital_centavos + l.interes_centavos',
  },
  defaultSort: ['quincena', 'DESC'],
  filters: {
    estatus: filterBy(z.enum(ESTATUS), (estatus) => `${SALDO} ${estatus === 'PAGADO' ? '<=' : '>'} 0`),
    entidadId: filterIn('c.entidad_id', z.int().min(1)),
    quincena: filterBy(quincenaCodigo, (quincena, binds) => `c.quincena = ${binds.add(quincena)}`),
    validado: filterBy(z.boolean(), (validado) => `l.validado_at IS ${validado ? 'NOT NULL' : 'NULL'}`),
  },
  search: ['l.referencia', 'u.nombre', 'e.folio'],
  scope: () => VIGENTES,
  byIds: async (ids) => {
    const lineas = new Map((await selectLineas(ids)).map((linea) => [linea.id, linea]))
    return ids.flatMap((id) => lineas.get(id) ?? [])
  },
})

/** Some lines as they are now, by id. */
export async function selectLineas(ids: readonly number[]): Promise<LineaPorValidar[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<Row>(
    `${SELECT} ${FROM} WHERE ${VIGENTES} AND l.id IN (${binds.addAll(ids)}) ORDER BY l.id`,
    binds.values,
  )
  return rows.map(present)
}

function present(row: Row): LineaPorValidar {
  // Of its charge: a line paid whole but late is pending while interest is owed.
  const estatus: EstatusPago = row.saldo <= 0 ? 'PAGADO' : 'PENDIENTE'
  return {
    id: row.id,
    version: row.version,
    entidad: row.interno === null ? row.entidad : `No. interno ${formatInterno(row.interno)}, ${row.entidad}`,
    quincena: row.folio === null ? quincenaChip(row.quincena) : `Extemporánea ${row.folio}`,
    referencia: row.referencia,
    montoCentavos: row.monto,
    limite: row.limite,
    estatus,
    multa:
      row.interno === null &&
      (row.tardios > 0 || (row.saldo > 0 && row.limiteCargo !== null && row.limiteCargo < today())),
    validado: row.validadoAt !== null,
    validadoPor: row.validadoPor ?? '',
  }
}
