import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { ESTADOS_PRESTAMO, TIPO_PRESTAMO_IDS, type EstadoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import type { Binds } from '#api/db/sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy, filterIn } from '#api/http/listas/list-filter.ts'
import { presentPrestamo, PRESTAMO_COLUMNS, PRESTAMOS_FROM, type PrestamoRow } from './prestamo-row.ts'
import { SALDO_SQL } from './saldo-sql.ts'

/** SQL condition of the loans whose person the actor sees, over `a`. */
export function prestamoVisibleSql(actor: Actor, binds: Binds): string {
  return alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
}

const ESTADOS = Object.keys(ESTADOS_PRESTAMO) as EstadoPrestamo[]

/** A difference of the loan that nobody decided yet. */
const CON_DIFERENCIA = `EXISTS (SELECT 1 FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
  WHERE r.prestamo_id = p.id AND k.estado = 'cerrado' AND r.decision IS NULL AND r.retenido_centavos < r.ordenado_centavos)`

/** Loans within scope, the newest first. */
export const { list: listPrestamos } = defineList<string, PrestamoRow, PrestamoPanel>({
  authorize: (actor) => authorize(actor, 'prestamos.leer'),
  from: PRESTAMOS_FROM,
  id: 'p.id',
  columns: {
    id: 'p.id',
    nombre: 'a.nombre_orden',
    tipo: 'p.tipo',
    capital: 'p.capital_centavos',
    abono: 'p.abono_centavos',
    saldo: SALDO_SQL,
    primera: 'p.primera',
    estado: 'p.estado',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    tipo: filterIn('p.tipo', z.enum(TIPO_PRESTAMO_IDS)),
    estado: filterIn('p.estado', z.enum(ESTADOS)),
    afiliadoId: filterIn('p.afiliado_id', z.int().min(1)),
    entidadId: filterIn('a.nivel1_id', z.int().min(1)),
    conDiferencia: filterBy(z.boolean(), (value) => (value ? CON_DIFERENCIA : `NOT ${CON_DIFERENCIA}`)),
  },
  search: ['a.nombre', 'a.apellido_paterno', 'a.apellido_materno', 'CAST(a.interno AS TEXT)', 'CAST(p.id AS TEXT)'],
  scope: prestamoVisibleSql,
  select: PRESTAMO_COLUMNS,
  present: presentPrestamo,
})
