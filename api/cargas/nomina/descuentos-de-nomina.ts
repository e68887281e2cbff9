import { asBoolean, Binds, JOIN_IN_ORDER, selectRows } from '#api/db/sql.ts'
import type { NominasDeQuincena } from '#api/fondos/excedentes/recalculo.ts'
import type { NominaSupuesta } from '#api/fondos/pagos-de-nomina.ts'

/** What the payrolls of a quincena deducted from one person. */
export interface DescuentosDePersona {
  /** Centavos by key of a fund. */
  readonly descontado: Readonly<Record<string, number>>
  /** The last load that deducted something, by the time at which loads began to count; null if none did. */
  readonly cargaId: number | null
  /** Whether the payroll that is taken as approved names the person. */
  readonly enSupuesta: boolean
}

/**
 * What the payrolls in force of an entity and quincena deducted from each of `people`, by person. Retroactive rows are left out: they pay
 * other quincenas. `supuesta` is taken as approved and takes the place of the one that it replaces.
 */
export async function descuentosDe(
  { entidadId, quincena }: NominasDeQuincena,
  people: readonly number[],
  supuesta: NominaSupuesta | null,
): Promise<ReadonlyMap<number, DescuentosDePersona>> {
  const byPerson = new Map<number, DescuentosDePersona>()
  if (people.length === 0) return byPerson
  const binds = new Binds()
  const esta = binds.add(supuesta?.cargaId ?? 0)
  const rows = await selectRows<{ afiliadoId: number; cargaId: number; deducciones: string; propia: unknown }>(
    `SELECT p.afiliado_id AS "afiliadoId", p.carga_id AS "cargaId", p.deducciones, p.carga_id = ${esta} AS propia
     FROM (${binds.addNumbers(people)}) quien ${JOIN_IN_ORDER} nomina_pagos p ON p.afiliado_id = quien.value
     ${JOIN_IN_ORDER} cargas c ON c.id = p.carga_id
     WHERE p.clase <> 'retroactiva' AND (p.carga_id = ${esta}
       OR p.entidad_id = ${binds.add(entidadId)} AND p.quincena = ${binds.add(quincena)}
         AND c.estado = 'aplicada' AND c.id <> ${binds.add(supuesta?.sustituyeId ?? 0)})
     ORDER BY COALESCE(c.terminada_at, ''), c.id, p.linea`,
    binds.values,
  )
  for (const { afiliadoId, cargaId, deducciones, propia } of rows) {
    const own = byPerson.get(afiliadoId)
    const suyas = Object.entries(JSON.parse(deducciones) as Record<string, number>)
    const descontado = { ...own?.descontado }
    for (const [clave, centavos] of suyas) descontado[clave] = (descontado[clave] ?? 0) + centavos
    byPerson.set(afiliadoId, {
      descontado,
      cargaId: suyas.length > 0 ? cargaId : (own?.cargaId ?? null),
      enSupuesta: asBoolean(propia) || (own?.enSupuesta ?? false),
    })
  }
  return byPerson
}
