import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { PrestamoModel } from '#api/fondos/models/PrestamoModel.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { portal, type Corrida } from '#test/cli/consola.ts'
import { TITULOS_RETENCIONES } from './titulos-retenciones.ts'

/** A row of the layout `RET-CSV`; what is not given is blank. */
export interface RenglonRetencionPrueba {
  readonly interno: number
  readonly prestamo?: number | string
  readonly tipo?: string
  readonly retenido?: string
  readonly motivo?: string
  readonly nota?: string
  readonly quincena?: string
}

/** A file of the layout `RET-CSV`, of people whom `ponerPersona` made. */
export function textoDeRetenciones(filas: readonly RenglonRetencionPrueba[], quincena: string): string {
  const lineas = filas.map(({ interno, prestamo = '', tipo = '', retenido = '', motivo = '', nota = '', ...otro }) =>
    [otro.quincena ?? quincena, prestamo, tipo, interno, `Prueba Persona ${interno}`, retenido, motivo, nota].join(';'),
  )
  return `${[TITULOS_RETENCIONES, ...lineas].join('\r\n')}\r\n`
}

/** `portal importar --plano RET-CSV`, as the account `sistema`. */
export async function cargarRetenciones(
  filas: readonly RenglonRetencionPrueba[],
  { entidad, quincena }: { readonly entidad: string; readonly quincena: string },
  ...more: readonly string[]
): Promise<Corrida> {
  const ruta = path.join(await mkdtemp(path.join(tmpdir(), 'retenciones-')), 'retenciones.csv')
  await writeFile(ruta, textoDeRetenciones(filas, quincena))
  const where = ['--plano', 'RET-CSV', '--entidad', entidad, '--quincena', quincena]
  return portal(['importar', ruta, ...where, '-y', '--json', ...more])
}

interface PrestamoPuesto {
  readonly afiliadoId: number
  readonly tipo?: TipoPrestamo
  /** Centavos of each quincena; the loan is of twelve of them unless `saldo` says less. */
  readonly abono: number
  readonly saldo?: number
  /** Ordinal of its first quincena. */
  readonly primera?: number
}

/** Writes a loan without interest, and gives its id. */
export function ponerPrestamo(puesto: PrestamoPuesto): Promise<number> {
  const { afiliadoId, tipo = 'corto', abono, saldo = abono * 12, primera = 2026 * 24 + 18 } = puesto
  const at = '2026-09-01T12:00:00.000Z'
  return inTransaction(async () => {
    const id = await insertRow(PrestamoModel, {
      afiliado_id: afiliadoId,
      tipo,
      capital_centavos: saldo,
      interes_anual: 0,
      interes_centavos: 0,
      abono_centavos: abono,
      quincenas: 12,
      primera,
      estado: 'activo',
      creado_at: at,
    })
    await insertRow(PrestamoMovimientoModel, {
      prestamo_id: id,
      clase: 'capital',
      importe_centavos: saldo,
      hecho_at: at,
    })
    return id
  })
}

/** What an order has, in centavos, and the balance of its loan. */
export interface OrdenGuardada {
  readonly id: number
  readonly version: number
  readonly retenido: number | null
  readonly motivo: string | null
  readonly nota: string
  readonly aFavor: number
  readonly saldo: number
}

/** The newest order of a loan. */
export async function ordenDe(prestamoId: number): Promise<OrdenGuardada> {
  const [orden] = await selectRows<OrdenGuardada>(
    `SELECT r.id, r.version, r.retenido_centavos AS retenido, r.motivo, r.nota,
            CAST(COALESCE((SELECT f.importe_centavos FROM saldos_favor f WHERE f.retencion_id = r.id), 0) AS BIGINT) AS "aFavor",
            CAST((SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m WHERE m.prestamo_id = r.prestamo_id) AS BIGINT) AS saldo
     FROM retenciones r WHERE r.prestamo_id = $1 ORDER BY r.quincena DESC`,
    [prestamoId],
  )
  return orden!
}

/** Rows of a load: line, verdict and codes. */
export async function veredictosDe(
  folio: string,
): Promise<(readonly [linea: number, veredicto: string, codigos: string])[]> {
  const rows = await selectRows<{ linea: number; veredicto: string; faltas: string }>(
    'SELECT linea, veredicto, faltas FROM carga_renglones WHERE carga_id = $1 ORDER BY linea',
    [Number(folio.slice(-6))],
  )
  return rows.map(({ linea, veredicto, faltas }) => {
    const codigos = faltas === '' ? [] : (JSON.parse(faltas) as { codigo: string }[]).map(({ codigo }) => codigo)
    return [linea, veredicto, codigos.join(' ')]
  })
}

export const estadoDeCarga = async (folio: string): Promise<string> =>
  (await selectRow<{ estado: string }>('SELECT estado FROM cargas WHERE id = $1', [Number(folio.slice(-6))]))!.estado
