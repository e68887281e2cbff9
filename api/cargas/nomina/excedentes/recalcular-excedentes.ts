import { compararDescuentos } from '#domain/cargas/nomina/conciliacion.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { NominasDeQuincena } from '#api/fondos/excedentes/recalculo.ts'
import type { NominaExcedenteModel } from '#api/fondos/models/NominaExcedenteModel.ts'
import { calcularPersonas } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { descuentosDe } from '#api/cargas/nomina/descuentos-de-nomina.ts'

/** Entries of one transaction. */
const TANDA = 1_000

/** Amounts of an entry, as the payrolls in force say. */
interface Comparado {
  readonly afiliadoId: number
  readonly clave: string
  readonly cargaId: number
  readonly descontadoCentavos: number
  readonly debidoCentavos: number
}

type Guardado = RowAs<
  NominaExcedenteModel,
  {
    afiliadoId: 'afiliado_id'
    cargaId: 'carga_id'
    descontadoCentavos: 'descontado_centavos'
    debidoCentavos: 'debido_centavos'
  }
> &
  Pick<RowOf<NominaExcedenteModel>, 'clave'>

interface Recalculo {
  readonly signal: AbortSignal
  /** People compared so far. */
  readonly onPersonas: (cuantas: number) => void
}

/**
 * Compares what the payrolls in force of an entity and quincena deducted from each person with what is due, and stores where it is more: an
 * entry per person and key of a fund. Entries that no payroll explains any more are left with an amount of 0. Only this job writes these
 * amounts, one run at a time; decisions stay. Run again, it ends the same.
 */
export async function recalcularExcedentes(
  nominas: NominasDeQuincena,
  { signal, onPersonas }: Recalculo,
): Promise<void> {
  const guardados = await selectGuardados(nominas)
  const comparados = new Map<string, Comparado>()
  let personas = 0
  for await (const page of calcularPersonas(await loadContextoCierre(nominas.entidadId, nominas.quincena))) {
    signal.throwIfAborted()
    const ids = page.map(({ persona }) => persona.afiliadoId)
    const descuentos = await descuentosDe(nominas, ids, null)
    for (const { persona, lineas } of page) {
      const own = descuentos.get(persona.afiliadoId)
      if (!own || own.cargaId === null) continue
      for (const descuento of compararDescuentos(own.descontado, lineas, nominas.quincena)) {
        const comparado = { afiliadoId: persona.afiliadoId, cargaId: own.cargaId, ...descuento }
        const llave = llaveDe(comparado)
        if (excesoDe(comparado) > 0 || guardados.has(llave)) comparados.set(llave, comparado)
      }
    }
    onPersonas((personas += page.length))
  }
  for (const [llave, guardado] of guardados)
    if (!comparados.has(llave)) comparados.set(llave, { ...guardado, descontadoCentavos: 0, debidoCentavos: 0 })
  const cambiados = [...comparados].filter(([llave, comparado]) => isOtro(guardados.get(llave), comparado))
  for (let start = 0; start < cambiados.length; start += TANDA) {
    signal.throwIfAborted()
    const tanda = cambiados.slice(start, start + TANDA).map(([, comparado]) => comparado)
    await inTransaction(() => guardar(nominas, tanda))
  }
}

const llaveDe = ({ afiliadoId, clave }: Pick<Comparado, 'afiliadoId' | 'clave'>): string => `${afiliadoId} ${clave}`

const excesoDe = ({ descontadoCentavos, debidoCentavos }: Comparado): number =>
  Math.max(0, descontadoCentavos - debidoCentavos)

const isOtro = (guardado: Guardado | undefined, { cargaId, descontadoCentavos, debidoCentavos }: Comparado): boolean =>
  !guardado ||
  guardado.cargaId !== cargaId ||
  guardado.descontadoCentavos !== descontadoCentavos ||
  guardado.debidoCentavos !== debidoCentavos

async function selectGuardados({ entidadId, quincena }: NominasDeQuincena): Promise<ReadonlyMap<string, Guardado>> {
  const rows = await selectRows<Guardado>(
    `SELECT afiliado_id AS "afiliadoId", clave, carga_id AS "cargaId", descontado_centavos AS "descontadoCentavos",
            debido_centavos AS "debidoCentavos"
     FROM nomina_excedentes WHERE entidad_id = $1 AND quincena = $2`,
    [entidadId, quincena],
  )
  return new Map(rows.map((row) => [llaveDe(row), row]))
}

const COLUMNAS = [
  'entidad_id',
  'quincena',
  'afiliado_id',
  'clave',
  'carga_id',
  'descontado_centavos',
  'debido_centavos',
  'importe_centavos',
  'creado_at',
] as const

/** A new amount is a new version: who decides on the one before is told so. */
const CAMBIA = `ON CONFLICT (entidad_id, quincena, afiliado_id, clave) DO UPDATE SET carga_id = excluded.carga_id,
  descontado_centavos = excluded.descontado_centavos, debido_centavos = excluded.debido_centavos,
  importe_centavos = excluded.importe_centavos, version = nomina_excedentes.version + 1`

function guardar({ entidadId, quincena }: NominasDeQuincena, tanda: readonly Comparado[]): Promise<void> {
  const at = nowAt()
  const filas = tanda.map((comparado) => {
    const { afiliadoId, clave, cargaId, descontadoCentavos, debidoCentavos } = comparado
    return [
      ...[entidadId, quincena, afiliadoId, clave, cargaId],
      ...[descontadoCentavos, debidoCentavos, excesoDe(comparado), at],
    ]
  })
  return insertRows('nomina_excedentes', COLUMNAS, filas, CAMBIA)
}
