import { z } from 'zod'
import { SITUACIONES } from '#domain/afiliacion/situacion.ts'
import type { CuentaResumen } from '#domain/fondos/cair/panel-cair.ts'
import { porCobrarDe, saldoCair } from '#domain/fondos/cair/saldo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO, findAfiliadosByIds, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { busquedaSql } from '#api/afiliacion/padron/search-sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy, filterIn } from '#api/http/listas/list-filter.ts'
import type { Asiento } from '#domain/fondos/cair/asiento.ts'
import { loadAsientos } from './asiento-row.ts'

/** Accounts with entries of the people in the actor's scope, by name. */
export const { list: listCuentas } = defineList({
  authorize: (actor) => authorize(actor, 'cair.leer'),
  from: 'FROM afiliados a',
  id: 'a.id',
  columns: { id: 'a.id', nombre: 'a.nombre_orden', interno: 'a.interno', situacion: 'a.situacion' },
  defaultSort: ['nombre', 'ASC'],
  filters: {
    situacion: filterIn('a.situacion', z.enum(SITUACIONES)),
    adscripcionId: filterIn('a.nivel1_id', z.int()),
    porCobrar: filterBy(
      z.literal(true),
      () =>
        `(SELECT SUM(s.importe_centavos) FROM cair_asientos s WHERE s.afiliado_id = a.id AND s.clase = 'por_cobrar') > 0`,
    ),
  },
  search: busquedaSql,
  scope: (actor, binds) =>
    `${alcanceSql(actor, ALCANCE_AFILIADO, binds)} AND EXISTS (SELECT 1 FROM cair_asientos s WHERE s.afiliado_id = a.id)`,
  byIds: loadCuentas,
})

async function loadCuentas(ids: readonly number[]): Promise<CuentaResumen[]> {
  const cuentas = await loadAsientos(ids)
  return (await findAfiliadosByIds(ids)).map((row) => presentCuenta(row, cuentas.get(row.id) ?? []))
}

export function nombreDeFila({ nombre: nombres, apellido_paterno, apellido_materno }: AfiliadoRow): string {
  return displayName({ nombres, apellidoPaterno: apellido_paterno, apellidoMaterno: apellido_materno }, 'lista')
}

export function presentCuenta(row: AfiliadoRow, asientos: readonly Asiento[]): CuentaResumen {
  return {
    id: row.id,
    interno: row.interno,
    nombre: nombreDeFila(row),
    entidad: row.adscripcion ?? '',
    situacion: row.situacion,
    saldo: saldoCair(asientos),
    porCobrarCentavos: porCobrarDe(asientos),
  }
}
