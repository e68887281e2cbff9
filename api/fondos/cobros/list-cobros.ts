import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import {
  CLASE_COBRO_IDS,
  ESTADO_DE_LISTA_IDS,
  type ClaseCobro,
  type CobroDeLista,
} from '#domain/fondos/prestamos/cobro-de-lista.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { Binds } from '#api/db/sql.ts'
import { presentFavor, selectFavores } from '#api/fondos/a-favor/favor-row.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import { presentCobros, selectCobros } from './cobro-row.ts'

/** Differences that are collected of their person and balances in a person's favour, in the actor's scope, the newest first. */
export const { list: listCobros } = defineRows({
  authorize: (actor) => authorize(actor, 'retenciones.leer'),
  rows: selectRenglones,
  columns: [
    'clase',
    'interno',
    'nombre',
    'prestamo',
    'quincena',
    'importeCentavos',
    'pendienteCentavos',
    'estado',
    'referencia',
  ],
  defaultSort: ['quincena', 'DESC'],
  filters: { clase: z.enum(CLASE_COBRO_IDS), estado: z.enum(ESTADO_DE_LISTA_IDS) },
  search: ['nombre', 'interno', 'prestamo', 'referencia'],
})

async function selectRenglones(actor: Actor): Promise<CobroDeLista[]> {
  await auditRead(actor, { acto: 'cobros.leer', objeto: 'cobro', objetoId: 'todos' })
  return [...(await selectDeCobros(actor)), ...(await selectDeFavores(actor))]
}

async function selectDeCobros(actor: Actor): Promise<CobroDeLista[]> {
  const binds = new Binds()
  const rows = await selectCobros(deSuAlcance(actor, binds), binds)
  const quincenas = new Map(rows.map(({ id, quincena }) => [id, quincena]))
  return (await presentCobros(actor, rows)).map(({ id, porPagarCentavos, ...cobro }) => ({
    ...pick(cobro),
    id: idDeRenglon('cobro', id),
    registro: id,
    clase: 'cobro',
    quincena: quincenas.get(id) ?? 0,
    pendienteCentavos: porPagarCentavos,
    referencia: cobro.referencia,
    estado: cobro.estado,
    actions: cobro.actions,
    aFavor: null,
  }))
}

async function selectDeFavores(actor: Actor): Promise<CobroDeLista[]> {
  const binds = new Binds()
  return (await selectFavores(deSuAlcance(actor, binds), binds)).map((row) => {
    const saldo = presentFavor(actor, row)
    return {
      ...pick(saldo),
      id: idDeRenglon('a_favor', row.id),
      registro: row.id,
      clase: 'a_favor',
      quincena: row.quincena,
      pendienteCentavos: saldo.pendienteCentavos,
      referencia: saldo.nota,
      estado: saldo.estado,
      actions: saldo.actions,
      aFavor: saldo,
    }
  })
}

const deSuAlcance = (actor: Actor, binds: Binds): string =>
  alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)

type EnComun = Pick<CobroDeLista, 'version' | 'interno' | 'nombre' | 'prestamo' | 'importeCentavos'>

const pick = ({ version, interno, nombre, prestamo, importeCentavos }: EnComun): EnComun => ({
  version,
  interno,
  nombre,
  prestamo,
  importeCentavos,
})

/** The two tables number their rows apart: even ids are charges, odd ones balances. */
const idDeRenglon = (clase: ClaseCobro, id: number): number => 2 * id + (clase === 'cobro' ? 0 : 1)
