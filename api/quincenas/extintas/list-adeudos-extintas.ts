import { quincenaOf } from '#domain/calendario/quincena.ts'
import { deudoraDe, type EntidadExtinta } from '#domain/fondos/reorganizaciones.ts'
import type { AdeudoExtinta } from '#domain/quincenas/adeudo-extinta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { today } from '#api/clock.ts'
import { Binds } from '#api/db/sql.ts'
import { loadExtintas } from '#api/fondos/entidades-extintas.ts'
import { continuadasSql } from '#api/fondos/entidades-visibles.ts'
import { selectCargos } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { creditoDeEntidad } from '#api/fondos/pagos/credito-deudor.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import { calcularPersonas } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'

/** What ended entities without a successor owe, are owed, and would be charged by later changes of their days (decision 11.3). */
export const { list: listAdeudosExtintas } = defineRows({
  authorize: (actor) => authorizeInstituto(actor, 'lineas.leer'),
  rows: selectAdeudos,
  columns: ['entidad', 'hasta', 'clase', 'quincena', 'detalle', 'importeCentavos'],
  defaultSort: ['entidad', 'ASC'],
})

type Adeudo = Pick<AdeudoExtinta, 'clase' | 'quincena' | 'detalle' | 'importeCentavos'>

async function selectAdeudos(): Promise<AdeudoExtinta[]> {
  const extintas = await loadExtintas()
  const rows: Omit<AdeudoExtinta, 'id'>[] = []
  for (const [id, { nombre: entidad, hasta }] of extintas) {
    if (deudoraDe(id, extintas) !== id) continue
    const own = [...(await selectLineas(id)), ...(await selectRetroactivas(id, hasta)), ...(await selectCredito(id))]
    rows.push(...own.map((adeudo) => ({ entidad, hasta, ...adeudo })))
  }
  return rows.map((row, i) => ({ id: i + 1, ...row }))
}

/** Unpaid charges of the entity and of the entities merged into it. */
async function selectLineas(entidadId: number): Promise<Adeudo[]> {
  const binds = new Binds()
  const entidades = continuadasSql([entidadId], binds)
  const cargos = await selectCargos(`c.entidad_id IN (${entidades}) AND c.obligado = 'entidad'`, binds)
  return cargos
    .map(({ quincena, enVigor, cuenta }) => ({
      clase: 'linea' as const,
      quincena,
      detalle: enVigor?.referencia ?? '',
      importeCentavos: cuenta.capitalCentavos + cuenta.interesCentavos,
    }))
    .filter(({ importeCentavos }) => importeCentavos > 0)
}

/** What changed of its days after its last close: no line charges it. One row for each person and quincena. */
async function selectRetroactivas(entidadId: number, hasta: EntidadExtinta['hasta']): Promise<Adeudo[]> {
  const contexto = await loadContextoCierre(entidadId, Math.max(quincenaOf(today()), quincenaOf(hasta) + 1))
  const adeudos: Adeudo[] = []
  for await (const page of calcularPersonas(contexto, { algunaVezDe: entidadId }))
    for (const { persona, lineas } of page) {
      const sums = new Map<number, number>()
      for (const { corrige, origen, obligado, importeCentavos } of lineas)
        if (origen !== 'ordinaria' && obligado === 'entidad')
          sums.set(corrige, (sums.get(corrige) ?? 0) + importeCentavos)
      const detalle = `${persona.interno} ${persona.nombre}`
      for (const [quincena, importeCentavos] of sums)
        if (importeCentavos !== 0) adeudos.push({ clase: 'retroactiva', quincena, detalle, importeCentavos })
    }
  return adeudos
}

async function selectCredito(entidadId: number): Promise<Adeudo[]> {
  const credito = await creditoDeEntidad(entidadId)
  return credito > 0 ? [{ clase: 'a_favor', quincena: 0, detalle: '', importeCentavos: -credito }] : []
}
