import { z } from 'zod'
import { can } from '#domain/acceso/can.ts'
import { diasDeMora } from '#domain/fondos/mora.ts'
import { origenTexto, type PagoPorIdentificar, type PagosPorEdad } from '#domain/fondos/pagos/panel-pagos.ts'
import {
  EDAD_PAGO_IDS,
  EDADES_PAGO,
  fechasDeEdad,
  motivoSinLinea,
  type EdadPago,
} from '#domain/fondos/pagos/por-identificar.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { today } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy } from '#api/http/listas/list-filter.ts'
import type { PagoModel } from '#api/fondos/models/PagoModel.ts'
import type { RespuestaBancoModel } from '#api/fondos/models/RespuestaBancoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { SUGERIDA_SQL } from './sugerida-sql.ts'

type Row = Pick<RowOf<PagoModel>, 'id' | 'referencia' | 'fecha' | 'operacion' | 'resultado' | 'renglon'> &
  RowAs<PagoModel, { importeCentavos: 'importe_centavos' }> &
  LeftJoined<
    RowAs<UnidadModel, { entidad: 'nombre' }> &
      RowAs<RespuestaBancoModel, { archivo: 'nombre' }> &
      RowAs<UsuarioModel, { autor: 'nombre' }>
  > & { readonly sugerida: string }

const EN_ESPERA = `p.resultado IN ('desconocido', 'anulado')`

/** Payments that credit nobody yet, the oldest first, each with the line proposed for it (decisions §11.12). */
export const { list: listPorIdentificar } = defineList<string, Row, PagoPorIdentificar>({
  authorize: (actor) => authorizeInstituto(actor, 'pagos.leer'),
  from: `FROM (SELECT p.*, ${SUGERIDA_SQL} AS sugerida FROM pagos p WHERE ${EN_ESPERA}) p
         LEFT JOIN lineas_pago l ON l.referencia = p.sugerida LEFT JOIN cargos c ON c.id = l.cargo_id
         LEFT JOIN unidades u ON u.id = c.entidad_id LEFT JOIN respuestas_banco r ON r.id = p.respuesta_id
         LEFT JOIN usuarios s ON s.id = p.registrado_por`,
  id: 'p.id',
  columns: { fecha: 'p.fecha', referencia: 'p.referencia', importe: 'p.importe_centavos' },
  defaultSort: ['fecha', 'ASC'],
  filters: { antiguedad: filterBy(z.enum(EDAD_PAGO_IDS), deEdadSql) },
  search: ['p.referencia', 'p.operacion', 'p.sugerida', 'u.nombre'],
  select: `p.id, p.referencia, p.importe_centavos AS "importeCentavos", p.fecha, p.operacion, p.resultado, p.sugerida,
           u.nombre AS entidad, r.nombre AS archivo, p.renglon, s.nombre AS autor`,
  present: ({ resultado, entidad, archivo, renglon, autor, ...row }, actor) => ({
    ...row,
    motivo: motivoSinLinea({ ...row, resultado }),
    deudor: entidad ?? '',
    dias: diasDeMora(row.fecha, today()),
    origen: origenTexto({ archivo, renglon, autor }),
    actions: can(actor, 'pagos.cargar') ? ['asignar', 'devolver'] : [],
  }),
})

function deEdadSql(edad: EdadPago, binds: Binds): string {
  const { desde, hasta } = fechasDeEdad(edad, today())
  const until = `p.fecha <= ${binds.add(hasta)}`
  return desde === null ? until : `${until} AND p.fecha >= ${binds.add(desde)}`
}

/** How many payments wait to be identified and their sum, in all and by age. */
export async function sumPorIdentificar(actor: Actor): Promise<PagosPorEdad> {
  authorizeInstituto(actor, 'pagos.leer')
  const antiguedad = await Promise.all(
    EDADES_PAGO.map(async ({ id, titulo }) => ({ id, titulo, ...(await sumOf(id)) })),
  )
  const total = (of: 'pagos' | 'centavos') => antiguedad.reduce((sum, edad) => sum + edad[of], 0)
  return { pagos: total('pagos'), centavos: total('centavos'), antiguedad }
}

async function sumOf(edad: EdadPago): Promise<{ readonly pagos: number; readonly centavos: number }> {
  const binds = new Binds()
  const row = await selectRow<{ pagos: number; centavos: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS pagos, CAST(COALESCE(SUM(p.importe_centavos), 0) AS BIGINT) AS centavos
     FROM pagos p WHERE ${EN_ESPERA} AND ${deEdadSql(edad, binds)}`,
    binds.values,
  )
  return row ?? { pagos: 0, centavos: 0 }
}
