import { compararDescuentos, SumaConciliacion, type DescuentoComparado } from '#domain/cargas/nomina/conciliacion.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow, type Bind } from '#api/db/sql.ts'
import { calcularPersonas, type PersonaCalculada } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import type { CargaDeEntidad } from '#api/cargas/carga-row.ts'
import type { MarchaCarga } from '#api/cargas/marcha/marcha-carga.ts'
import { descuentosDe } from './descuentos-de-nomina.ts'

/** Rows of one transaction. */
const TANDA = 1_000

const COLUMNAS = ['carga_id', 'afiliado_id', 'clave', 'descontado_centavos', 'debido_centavos'] as const

/**
 * Compares what a written payroll deducted from each person, by key of a fund, with what the portal computes as if the payroll were
 * approved. Stores the people who differ and the sums by key; nothing if the payroll names no deductions. Done again, it ends the same.
 */
export async function conciliarNomina(carga: CargaDeEntidad, { signal }: MarchaCarga): Promise<void> {
  const { id, entidadId, quincena, sustituyeId } = carga
  const suma = new SumaConciliacion()
  await inTransaction(() => execute('DELETE FROM carga_conciliacion WHERE carga_id = $1', [id]))
  if (await traeDescuentos(id)) {
    const contexto = {
      ...(await loadContextoCierre(entidadId, quincena)),
      nominaSupuesta: { cargaId: id, sustituyeId },
    }
    let difieren: Bind[][] = []
    for await (const page of calcularPersonas(contexto)) {
      signal?.throwIfAborted()
      const rows = await compararPagina(carga, page)
      for (const { descuentos } of rows) for (const descuento of descuentos) suma.add(descuento)
      difieren.push(...rows.flatMap((row) => difierenDe(id, row)))
      if (difieren.length < TANDA) continue
      await guardar(difieren)
      difieren = []
    }
    await guardar(difieren)
  }
  await inTransaction(() =>
    execute('UPDATE cargas SET conciliacion = $1 WHERE id = $2', [JSON.stringify(suma.claves()), id]),
  )
}

interface PersonaComparada {
  readonly afiliadoId: number
  readonly descuentos: readonly DescuentoComparado[]
}

async function traeDescuentos(id: number): Promise<boolean> {
  const row = await selectRow(`SELECT linea FROM nomina_pagos WHERE carga_id = $1 AND deducciones <> '{}' LIMIT 1`, [
    id,
  ])
  return row !== null
}

async function compararPagina(carga: CargaDeEntidad, page: readonly PersonaCalculada[]): Promise<PersonaComparada[]> {
  const { id, quincena, sustituyeId } = carga
  // What other payrolls of the quincena deducted is added: what is due comes from all of them.
  const descuentos = await descuentosDe(
    carga,
    page.map(({ persona }) => persona.afiliadoId),
    { cargaId: id, sustituyeId },
  )
  return page.flatMap(({ persona: { afiliadoId }, lineas }) => {
    const own = descuentos.get(afiliadoId)
    // Whom the payroll does not name is decided apart.
    return own?.enSupuesta ? [{ afiliadoId, descuentos: compararDescuentos(own.descontado, lineas, quincena) }] : []
  })
}

function difierenDe(id: number, { afiliadoId, descuentos }: PersonaComparada): Bind[][] {
  return descuentos
    .filter(({ descontadoCentavos, debidoCentavos }) => descontadoCentavos !== debidoCentavos)
    .map(({ clave, descontadoCentavos, debidoCentavos }) => [
      ...[id, afiliadoId, clave],
      ...[descontadoCentavos, debidoCentavos],
    ])
}

async function guardar(values: readonly Bind[][]): Promise<void> {
  if (values.length > 0) await inTransaction(() => insertRows('carga_conciliacion', COLUMNAS, values))
}
